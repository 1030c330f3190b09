import {
  type CredentialsAnswer,
  type CredentialsOperation,
  type CredentialsRequest,
  identityPoolId,
} from '#contract/events/credentials.ts';
import { issueCredentials } from '../core/credentials/credential-tokens.ts';
import type { ApiServices } from '../http/services.ts';
import { CredentialError } from './credential-error.ts';
import { identityKind, isIdentityOf, same, visitorIdentity } from './credential-identities.ts';
import { type Login, readLogins } from './credential-logins.ts';
import { signOpenIdToken } from './credential-open-id.ts';

type Operations = {
  readonly [Operation in CredentialsOperation]: (
    services: ApiServices,
    request: CredentialsRequest<Operation>,
  ) => Promise<CredentialsAnswer<Operation>>;
};

/** The operations of the identity service. @throws CredentialError */
export const CREDENTIALS_OPERATIONS: Operations = {
  async GetId(services, { IdentityPoolId, Logins }) {
    const program_uuid = IdentityPoolId.slice(IdentityPoolId.indexOf(':') + 1);
    if (!services.programs.byUuid(program_uuid) || IdentityPoolId !== identityPoolId(program_uuid))
      throw notFound('IdentityPool', IdentityPoolId);
    const login = await readLogins(services, Logins);
    if (!login) return { IdentityId: visitorIdentity(services.secrets) };
    if (login.holder.kind !== 'visitor' && login.holder.program_uuid !== program_uuid)
      throw new CredentialError(
        'NotAuthorizedException',
        'Invalid login token: it belongs to another identity pool.',
      );
    return { IdentityId: login.identity_id };
  },

  async GetCredentialsForIdentity(services, { IdentityId, Logins }) {
    const { identity_id, holder } = await holderOf(services, IdentityId, Logins);
    const issued = issueCredentials(services.secrets, holder, services.now());
    return {
      IdentityId: identity_id,
      Credentials: {
        AccessKeyId: issued.access_key_id,
        SecretKey: issued.secret_key,
        SessionToken: issued.session_token,
        Expiration: issued.expires / 1000,
      },
    };
  },

  async GetOpenIdToken(services, { IdentityId, Logins }) {
    const { identity_id, holder } = await holderOf(services, IdentityId, Logins);
    const Token = await signOpenIdToken(services.secrets, identity_id, holder, services.now());
    return { IdentityId: identity_id, Token };
  },
};

/**
 * Whose an identity is. A login goes with its own identity, or with one had before logging in: then
 * the answer names its own.
 */
async function holderOf(
  services: ApiServices,
  identity_id: string,
  logins: Readonly<Record<string, string>> | undefined,
): Promise<Login> {
  const kind = identityKind(services.secrets, identity_id);
  if (!kind) throw notFound('Identity', identity_id);
  const login = await readLogins(services, logins);
  if (!login) {
    if (kind === 'visitor') return { identity_id, holder: { kind: 'visitor' } };
  } else if (kind === 'visitor' || isOwn(services, login, identity_id)) return login;
  throw new CredentialError(
    'NotAuthorizedException',
    `Access to Identity '${identity_id}' is forbidden. Show a login that it belongs to.`,
  );
}

const isOwn = ({ secrets }: ApiServices, { holder, ...login }: Login, identity_id: string) =>
  same(login.identity_id, identity_id) ||
  (holder.kind !== 'visitor' && isIdentityOf(secrets, holder, identity_id));

const notFound = (what: string, id: string) =>
  new CredentialError('ResourceNotFoundException', `${what} '${id}' not found.`);
