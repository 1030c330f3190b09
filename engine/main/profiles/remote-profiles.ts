import * as z from 'zod/mini';
import { readPublicProfile } from '#contract/profiles/endpoints.ts';
import { publicProfile } from '#contract/shapes/profile.ts';
import { PATIENCE, type ReadProfile } from './profile-source.ts';

const unknown = z.object({ extra: z.object({ code: z.literal('PROFILE_UNKNOWN') }) });

/**
 * Reads profiles over HTTP, for a process that serves pages alone. `api`: the API's base URL, whole.
 * `headers`: what every call to it carries.
 */
export function remoteProfiles(
  api: string,
  headers: Readonly<Record<string, string>>,
  patience = PATIENCE,
): ReadProfile {
  return async ({ program_uuid, handle, locale }) => {
    const path = readPublicProfile.path.replace('{handle}', encodeURIComponent(handle));
    const query = new URLSearchParams({ uuid: program_uuid, locale });
    const answer = await fetch(`${api.replace(/\/$/, '')}${path}?${query}`, {
      headers: { ...headers, accept: 'application/json' },
      redirect: 'error',
      // Nobody waits for it any longer: a hanging API is to hold no connections.
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await answer.json();
    if (answer.status === 404 && unknown.safeParse(body).success) return undefined;
    if (!answer.ok) throw new Error(`The API answers ${answer.status} to a profile.`);
    return publicProfile.parse(body);
  };
}
