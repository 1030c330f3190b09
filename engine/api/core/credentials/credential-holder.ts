import { z } from 'zod';
import { ApiError } from '../../http/api-error.ts';
import { identifyGuestByHash } from '../../http/identify.ts';
import type { ApiServices } from '../../http/services.ts';

/** To whom credentials are given. */
export type CredentialHolder = { readonly kind: 'visitor' } | LoggedIn;

/** Somebody of one program, in whose identity pool they logged in. */
export type LoggedIn = { readonly program_uuid: string } & (
  | { readonly kind: 'creator'; readonly creator_id: string; readonly session_id: string }
  /** `token_hash` is the fingerprint of the token that was shown. */
  | { readonly kind: 'guest'; readonly guest_link_id: string; readonly token_hash: string }
);

const id = z.string().min(1).max(200);

/** What a signed or sealed token of ours says of its holder. */
export const credentialHolder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({
    kind: z.literal('creator'),
    program_uuid: id,
    creator_id: id,
    session_id: id,
  }),
  z.object({
    kind: z.literal('guest'),
    program_uuid: id,
    guest_link_id: id,
    token_hash: id,
  }),
]);

/**
 * True where what the holder had credentials for still holds: the program is served, the session
 * has not ended, the guest's link or enrolment is not over.
 */
export async function stillHolds(
  services: ApiServices,
  holder: CredentialHolder,
): Promise<boolean> {
  if (holder.kind === 'visitor') return true;
  if (!services.programs.byUuid(holder.program_uuid)) return false;
  switch (holder.kind) {
    case 'creator':
      return (await services.sessions.state(holder.session_id, services.now())) === 'active';
    case 'guest':
      return guestHolds(services, holder);
  }
}

async function guestHolds(
  services: ApiServices,
  { program_uuid, guest_link_id, token_hash }: Extract<LoggedIn, { kind: 'guest' }>,
): Promise<boolean> {
  try {
    const guest = await identifyGuestByHash(token_hash, services);
    return guest.guest_link_id === guest_link_id && guest.program.uuid === program_uuid;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
