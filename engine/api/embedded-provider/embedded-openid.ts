import { Provider } from 'oidc-provider';
import { DEVELOPMENT_HEADERS } from '../http/development-page.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { embeddedAdapter } from './embedded-adapter.ts';
import { problemPage } from './embedded-pages.ts';
import { findSamplePerson } from './sample-people.ts';

/** Where the portal's server is known to the embedded provider under this id. */
export const EMBEDDED_CLIENT_ID = 'portal';
export const embeddedClientSecret = (secrets: Secrets) =>
  secrets.bytes('embedded-provider-client', 32).toString('base64url');

export const EMBEDDED_SCOPES = ['openid', 'profile', 'email', 'statistics'];
/** The endpoint's path under the mount, and the cookie that would skip the choice. */
export const AUTHORIZATION_PATH = '/authorize';
/** The parameter with the name of the provider in whose place it is asked. */
export const STANDS_FOR = 'stands_for';
export const SESSION_COOKIE = 'embedded_session';

const ALGORITHM = 'EdDSA';
const HOUR = 60 * 60;

export interface EmbeddedOpenidOptions {
  readonly secrets: Secrets;
  /** With the mount as its path. */
  readonly issuer: string;
  readonly redirectUris: readonly string[];
}

/** oidc-provider over the sample people: one client, no consent, nothing kept on disk. */
export function createEmbeddedOpenid(options: EmbeddedOpenidOptions): Provider {
  const { secrets, issuer, redirectUris } = options;
  const mount = new URL(issuer).pathname;
  const { privateKey } = secrets.signingKey('embedded-provider');
  const key = { ...privateKey.export({ format: 'jwk' }), alg: ALGORITHM, use: 'sig' };
  return new Provider(issuer, {
    adapter: embeddedAdapter(),
    jwks: { keys: [key] },
    clients: [
      {
        client_id: EMBEDDED_CLIENT_ID,
        client_secret: embeddedClientSecret(secrets),
        client_name: 'Portal',
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: ALGORITHM,
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    responseTypes: ['code'],
    extraParams: [STANDS_FOR],
    scopes: EMBEDDED_SCOPES,
    claims: {
      openid: ['sub'],
      profile: ['name', 'picture', 'country'],
      email: ['email', 'email_verified'],
    },
    pkce: { required: () => true },
    routes: { authorization: AUTHORIZATION_PATH, userinfo: '/userinfo' },
    cookies: {
      names: {
        session: SESSION_COOKIE,
        interaction: 'embedded_interaction',
        resume: 'embedded_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: mount },
      keys: [secrets.bytes('embedded-provider-cookies', 32).toString('base64url')],
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
    interactions: { url: (_ctx, { uid }) => `${mount}/choose/${uid}` },
    findAccount: (_ctx, id) => {
      const person = findSamplePerson(id);
      if (!person) return undefined;
      const { name, email, email_verified, country, colors } = person;
      return {
        accountId: person.id,
        claims: async () => ({
          sub: person.id,
          name,
          country,
          ...(email === undefined ? {} : { email, email_verified }),
          ...(colors === undefined ? {} : { picture: `${issuer}/pictures/${person.id}.svg` }),
        }),
      };
    },
    // Whoever chooses a sample person means to sign in: there is nothing to consent to.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(String(oidc.params?.scope ?? ''));
      await grant.save();
      return grant;
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.set({ ...DEVELOPMENT_HEADERS });
      ctx.body = problemPage(
        `The embedded provider answers ${error}${description ? `: ${description}` : ''}.`,
        'Go back to the portal and begin again.',
      );
    },
  });
}
