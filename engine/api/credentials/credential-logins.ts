import { OPEN_ID_LOGIN } from '#contract/events/credentials.ts';
import { GUEST_LOGIN } from '#contract/events/guest-login.ts';
import { isOwnHost } from '../core/credentials/credential-caller.ts';
import {
  type CredentialHolder,
  type LoggedIn,
  stillHolds,
} from '../core/credentials/credential-holder.ts';
import { ApiError } from '../http/api-error.ts';
import { guestTokenHash } from '../http/guest-token-hash.ts';
import { identifyGuestByHash } from '../http/identify.ts';
import type { ApiServices } from '../http/services.ts';
import type { TokenRefusal } from '../secrets/auth-tokens.ts';
import { CredentialError } from './credential-error.ts';
import { loginIdentity } from './credential-identities.ts';
import { verifyOpenIdToken } from './credential-open-id.ts';

/** Who showed a login that holds, under which identity. */
export interface Login {
  readonly identity_id: string;
  readonly holder: CredentialHolder;
}

/**
 * Who a logins map says one is: undefined where it is empty or absent.
 * @throws CredentialError InvalidParameterException, NotAuthorizedException
 */
export async function readLogins(
  services: ApiServices,
  logins: Readonly<Record<string, string>> = {},
): Promise<Login | undefined> {
  const [login, ...more] = Object.entries(logins);
  if (!login) return undefined;
  if (more.length > 0)
    throw new CredentialError('InvalidParameterException', 'Show one login, not several.');
  const [provider, token] = login;
  const found =
    provider === OPEN_ID_LOGIN
      ? await openIdLogin(services, token)
      : asLogin(services, await personLogin(services, provider, token));
  if (!(await stillHolds(services, found.holder))) throw refusedLogin('it is over');
  return found;
}

async function openIdLogin({ secrets, now }: ApiServices, token: string): Promise<Login> {
  const verified = await verifyOpenIdToken(secrets, token, now());
  if (!verified.ok) throw refusedToken(verified.reason);
  return verified;
}

const asLogin = ({ secrets }: ApiServices, holder: LoggedIn): Login => ({
  holder,
  identity_id: loginIdentity(secrets, holder),
});

async function personLogin(
  services: ApiServices,
  provider: string,
  token: string,
): Promise<LoggedIn> {
  if (provider === GUEST_LOGIN) return guestLogin(services, token);
  if (isOwnHost(services, provider)) return creatorLogin(services, token);
  throw new CredentialError(
    'NotAuthorizedException',
    `Logins don't match. Show an auth_token under the portal's host, a guest's token under ${GUEST_LOGIN}, or an OpenID token under ${OPEN_ID_LOGIN}.`,
  );
}

async function creatorLogin({ authTokens }: ApiServices, token: string): Promise<LoggedIn> {
  const verified = await authTokens.verify(token);
  if (!verified.ok) throw refusedToken(verified.reason);
  const { claims } = verified;
  // Operators have no channels of their own.
  if (claims.kind !== 'creator') throw refusedToken('invalid');
  const { sub: creator_id, sid: session_id, uuid: program_uuid } = claims;
  return { kind: 'creator', program_uuid, creator_id, session_id };
}

async function guestLogin(services: ApiServices, token: string): Promise<LoggedIn> {
  const hash = await guestTokenHash(services, token);
  try {
    const { program, guest_link_id } = await identifyGuestByHash(hash, services);
    return { kind: 'guest', program_uuid: program.uuid, guest_link_id, token_hash: hash };
  } catch (error) {
    if (error instanceof ApiError) throw refusedLogin(error.message);
    throw error;
  }
}

const refusedToken = (reason: TokenRefusal) =>
  refusedLogin(reason === 'expired' ? 'Token expired: get a new one' : 'it is not one of ours');

const refusedLogin = (why: string) =>
  new CredentialError('NotAuthorizedException', `Invalid login token: ${why}.`);
