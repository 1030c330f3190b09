import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocalRequest } from '../http/local-request.ts';
import type { OfferedProvider, ProviderDescriptor } from '../identity-providers/providers.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { type EmbeddedOpenid, fail, respond, sendPage } from './embedded-answers.ts';
import {
  createEmbeddedOpenid,
  EMBEDDED_CLIENT_ID,
  EMBEDDED_SCOPES,
  embeddedClientSecret,
  STANDS_FOR,
} from './embedded-openid.ts';
import { claimedPrefix, EmbeddedOpenid2, OPENID2_PATH } from './embedded-openid2.ts';
import { problemPage } from './embedded-pages.ts';
import { DIGITS_OF_NUMBERS } from './sample-people.ts';

/** The embedded provider's id among the identity providers. */
export const EMBEDDED_PROVIDER_ID = 'embedded';

export interface EmbeddedProviderOptions {
  readonly environment: 'development' | 'staging' | 'production';
  readonly secrets: Secrets;
  /** The path under which it answers on the portal's own port. */
  readonly mount?: string;
}

/** An OpenID provider inside the server, whose accounts are sample people. */
export interface EmbeddedProvider {
  /**
   * Tells it where it is reached, e.g. `http://localhost:3000`, as soon as the port is known;
   * `redirectUris` are the callbacks it may answer to (`<origin>/auth/callback` where absent).
   */
  configure(origin: string, redirectUris?: readonly string[]): void;
  /** Answers a request under its mount, before any other handler; false: the request is not for it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Its descriptor and credentials. @throws Error before `configure`. */
  offered(): OfferedProvider;
  /**
   * The same people under the name of a provider that nobody has credentials for here, so that
   * linking can be tried: these are other accounts of theirs. It speaks OpenID 2.0 where that one
   * does, and OpenID Connect else. @throws Error before `configure`.
   */
  standingFor(
    provider: Pick<ProviderDescriptor, 'id' | 'name' | 'icon' | 'protocol'>,
  ): OfferedProvider;
}

const FROM_AFAR = 'Sample people are for the machine that runs this server alone.';
const OPEN_LOCALLY = 'Open the portal there at http://localhost, without a proxy in between.';

/**
 * The identity provider of development machines; it answers nobody else.
 *
 * @throws Error in any other environment: it lets everyone in as anyone.
 */
export function createEmbeddedProvider(options: EmbeddedProviderOptions): EmbeddedProvider {
  const { environment, secrets, mount = '/embedded-identity' } = options;
  if (environment !== 'development')
    throw new Error(
      `The embedded identity provider lets everyone in as anyone and runs in development only; MARQUEE_ENV is ${environment}.`,
    );
  let running: EmbeddedOpenid | undefined;
  const offered = (): OfferedProvider => {
    if (!running) throw new Error('The embedded identity provider does not know its address yet.');
    return describe(running.issuer, secrets);
  };

  return {
    configure(origin, redirectUris = [`${origin}/auth/callback`]) {
      const issuer = `${origin}${mount}`;
      const openid = createEmbeddedOpenid({ secrets, issuer, redirectUris });
      const openid2 = new EmbeddedOpenid2({ secrets, issuer, redirectUris });
      running = { mount, issuer, openid, openid2, handle: openid.callback() };
    },
    answer(request, response) {
      const { url = '/' } = request;
      if (!url.startsWith(`${mount}/`)) return false;
      if (!isLocalRequest(request)) sendPage(response, 403, problemPage(FROM_AFAR, OPEN_LOCALLY));
      else if (running)
        void respond(running, request, response).catch((error) => fail(response, error));
      else
        sendPage(response, 503, problemPage('The server is starting.', 'Try again in a moment.'));
      return true;
    },
    offered,
    standingFor({ id, name, icon, protocol }) {
      const own = offered();
      const authorization_parameters = { [STANDS_FOR]: name };
      if (protocol === 'openid2' && running) {
        const described = describeOpenid2(running.issuer);
        return {
          ...own,
          clientId: '',
          descriptor: { ...described, id, name, icon, authorization_parameters },
        };
      }
      return {
        ...own,
        descriptor: { ...own.descriptor, id, name, icon, authorization_parameters },
      };
    },
  };
}

const describeOpenid2 = (
  issuer: string,
): Omit<OfferedProvider['descriptor'], 'id' | 'name' | 'icon'> => ({
  protocol: 'openid2',
  authorization_endpoint: `${issuer}${OPENID2_PATH}`,
  claimed_id: { prefix: claimedPrefix(issuer), digits: DIGITS_OF_NUMBERS },
  profile_endpoint: `${issuer}${OPENID2_PATH}/people/{subject}`,
  scopes: [],
  profile: { id: '/id', name: '/name', picture: '/picture' },
});

function describe(issuer: string, secrets: Secrets): OfferedProvider {
  return {
    descriptor: {
      id: EMBEDDED_PROVIDER_ID,
      name: 'Sample people',
      icon: 'tabler:users',
      protocol: 'oidc',
      issuer,
      scopes: EMBEDDED_SCOPES,
      profile: {
        id: '/sub',
        name: '/name',
        email: '/email',
        email_verified: '/email_verified',
        picture: '/picture',
        country: '/country',
      },
      statistics: {
        endpoint: `${issuer}/statistics`,
        account_id: '/account_id',
        followers: '/followers',
        average_views: '/average_views',
        average_viewers: '/average_viewers',
        uploads: '/uploads',
        community_size: '/community_size',
      },
    },
    clientId: EMBEDDED_CLIENT_ID,
    clientSecret: embeddedClientSecret(secrets),
    insecure: true,
  };
}
