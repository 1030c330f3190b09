import { readAuthorization } from '#domain/events/authorization.ts';
import type { EventCaller } from '#domain/events/namespaces.ts';
import { ProtocolError } from '#domain/events/protocol-error.ts';
import type { SignedRequest } from '#domain/events/signature.ts';
import { credentialHolder, eventCaller } from '../core/credentials/credential-caller.ts';
import { type CredentialHolder, stillHolds } from '../core/credentials/credential-holder.ts';
import { ApiError } from '../http/api-error.ts';
import { guestTokenHash } from '../http/guest-token-hash.ts';
import { identifyGuestByHash, identifyKey, verifyToken } from '../http/identify.ts';
import type { ApiServices } from '../http/services.ts';

/** Who somebody was found to be, and whether they still are. */
export interface Grant {
  readonly caller: EventCaller;
  /** What was shown; the same again is the same grant. Undefined of signatures: no two are alike. */
  readonly shown: string | undefined;
  /** @throws StoreUnavailableError */
  readonly holds: () => Promise<boolean>;
}

/**
 * Finds out who asks. `publicKey` is the one that every visitor may use.
 * @throws ProtocolError AUTHORIZATION_MISSING, AUTHORIZATION_REFUSED; StoreUnavailableError
 */
export async function grantOf(
  services: ApiServices,
  publicKey: string,
  request: SignedRequest,
): Promise<Grant> {
  const authorization = readAuthorization(request.headers);
  try {
    switch (authorization.mode) {
      case 'signature':
        return granted(services, await credentialHolder(services, request), undefined);
      case 'auth_token': {
        const holder = await creatorOf(services, authorization.token);
        return granted(services, holder, authorization.token);
      }
      case 'guest_token': {
        const holder = await guestOf(services, authorization.token);
        return granted(services, holder, authorization.token);
      }
      case 'api_key':
        return await keyGrant(services, publicKey, authorization.api_key);
    }
  } catch (error) {
    throw error instanceof ApiError ? new ProtocolError('AUTHORIZATION_REFUSED') : error;
  }
}

/** What these headers show, to be compared with a grant's; undefined where it cannot be. */
export function shownIn(headers: SignedRequest['headers']): string | undefined {
  const authorization = readAuthorization(headers);
  switch (authorization.mode) {
    case 'signature':
      return undefined;
    case 'api_key':
      return shownKey(authorization.api_key);
    default:
      return authorization.token;
  }
}

/** A key and a token of the same letters are not the same. */
const shownKey = (key: string) => `key ${key}`;

const granted = (
  services: ApiServices,
  holder: CredentialHolder,
  shown: string | undefined,
): Grant => ({
  caller: eventCaller(holder),
  shown,
  holds: () => stillHolds(services, holder),
});

async function creatorOf(services: ApiServices, token: string): Promise<CredentialHolder> {
  const claims = await verifyToken(token, services);
  // What operators may see, the dashboard asks for.
  if (claims.kind !== 'creator' || !services.programs.byUuid(claims.uuid))
    throw new ApiError('AUTH_TOKEN_INVALID');
  return {
    kind: 'creator',
    program_uuid: claims.uuid,
    creator_id: claims.sub,
    session_id: claims.sid,
  };
}

async function guestOf(services: ApiServices, token: string): Promise<CredentialHolder> {
  const hash = await guestTokenHash(services, token);
  const { program, guest_link_id, token_hash } = await identifyGuestByHash(hash, services);
  return { kind: 'guest', program_uuid: program.uuid, guest_link_id, token_hash };
}

async function keyGrant(services: ApiServices, publicKey: string, key: string): Promise<Grant> {
  const shown = shownKey(key);
  if (key === publicKey) return { caller: { kind: 'visitor' }, shown, holds: async () => true };
  const { program } = await identifyKey(key, services);
  return {
    caller: { kind: 'service', program_uuid: program.uuid },
    shown,
    holds: async () => {
      try {
        await identifyKey(key, services);
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
  };
}
