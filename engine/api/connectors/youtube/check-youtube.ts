import type { PlatformAccess } from '../../http/services.ts';
import { askPlatform } from '../platform-fetch.ts';
import { DATA_API } from './data-api.ts';

/** Asks for something that costs one unit and is always there. */
export async function checkYoutube(
  access: PlatformAccess,
  signal: AbortSignal,
): Promise<readonly string[]> {
  await askPlatform(access, `${DATA_API}/i18nLanguages?part=id`, {
    headers: { 'x-goog-api-key': access.variables.API_KEY ?? '' },
    signal,
  });
  return [
    'It takes the API key; asking cost one unit of the day.',
    access.callback === undefined
      ? 'Its hub cannot tell of new videos, as this server has no public address: they are looked for.'
      : 'Its hub is asked to tell of new videos.',
  ];
}
