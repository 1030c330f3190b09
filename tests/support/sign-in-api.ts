import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmbeddedProvider } from '#api/embedded-provider/embedded-provider.ts';
import type { ApiServices, OfferedClient } from '#api/http/services.ts';
import { createIdentityClient } from '#api/identity-providers/identity-client.ts';
import type { OfferedProvider } from '#api/identity-providers/providers.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import { linkIdentity, signIn, startLink, startSignIn } from '#contract/auth/endpoints.ts';
import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import { startTestApi, type TestAnswer, type TestApi, type TestProgram } from './api.ts';
import { browse } from './browse.ts';

export const MAIN = 'marquee.example';
export const ALPHA = 'creators.alpha.example';
export const BETA = 'creators.beta.example';

/** A sign-in as one browser sees it, up to its handoff. */
export interface Attempt {
  readonly host: string;
  readonly cookie: string;
  readonly verifier: string;
  readonly authorization_url: string;
}

/** Options of a sign-in: to alpha on its host unless said otherwise. */
export interface Wish {
  readonly host?: string;
  /** `undefined`: as an operator. */
  readonly program?: TestProgram | undefined;
  /** Of a creator who links a further account. */
  readonly token?: string;
  readonly provider?: string;
  /** What they let be read of it. */
  readonly consents?: readonly ObservationKind[];
  readonly redirect?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type SignIn = typeof signIn;
type Link = typeof linkIdentity;

export interface SignInApi extends TestApi {
  /** The origin at which API and embedded provider really listen. */
  readonly origin: string;
  /** The providers; a test may take one away, or change what it is for. */
  readonly clients: Map<string, OfferedClient>;
  readonly begin: (wish?: Wish) => Promise<Attempt>;
  /** Chooses a sample person; answers the address that the provider leads back to. */
  readonly choose: (attempt: Attempt, person: string) => Promise<URL>;
  /** Opens that address on the main host; answers where it leads. */
  readonly comeBack: (callback: URL) => Promise<URL>;
  readonly finish: (attempt: Attempt, handoff: string) => Promise<TestAnswer<SignIn>>;
  readonly finishLink: (attempt: Attempt, handoff: string) => Promise<TestAnswer<Link>>;
  /** All of it. */
  readonly signInAs: (person: string, wish?: Wish) => Promise<TestAnswer<SignIn>>;
}

export const challengeOf = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url');
export const makeVerifier = () => randomBytes(32).toString('base64url');

/** The API on a real port with the embedded provider beside it, reached under several hosts. */
export async function startSignInApi(
  over: Partial<ApiServices> = {},
  folder?: string,
): Promise<SignInApi> {
  const secrets = deriveSecrets('a secret for tests, long enough to be taken');
  const embedded = createEmbeddedProvider({ environment: 'development', secrets });
  let api: TestApi | undefined;
  const server = createServer((request, response) => {
    if (embedded.answer(request, response)) return;
    if (api) api.app.routing(request, response);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  embedded.configure(origin);
  const own = new Set([MAIN, ALPHA, BETA, new URL(origin).host]);
  const clients = new Map(
    [
      offer(embedded.offered(), 'embedded', { everywhere: true, operators: true }),
      // The same people under other providers' names; alpha and beta list the first one only.
      offer(embedded.offered(), 'twitch', {}),
      offer(unreachable(embedded.offered()), 'away', { everywhere: true, operators: true }),
      offer(embedded.offered(), 'unlisted', {}),
      offer(embedded.offered(), 'second', { operators: true }),
      offer(embedded.standingFor(OPENID2), 'openid2', { everywhere: true }),
      offer(embedded.standingFor(OPENID2), 'steam', {}),
    ].map((client) => [client.id, client]),
  );
  const started = await startTestApi(
    {
      ...over,
      identity: {
        clients: () => clients,
        redirectUri: () => `${origin}/auth/callback`,
        isOwnOrigin: (asked) => URL.canParse(asked) && own.has(new URL(asked).host),
      },
    },
    folder,
  );
  api = started;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await started.close();
  };
  return { ...started, origin, clients, close, ...actions(started) };
}

function actions(api: TestApi) {
  const begin = async (wish: Wish = {}): Promise<Attempt> => {
    const { host = ALPHA, token, provider = 'embedded', redirect, headers, consents } = wish;
    const program = 'program' in wish ? wish.program : 'alpha';
    const verifier = makeVerifier();
    const body = {
      provider,
      code_challenge: challengeOf(verifier),
      ...(redirect ? { redirect } : {}),
    };
    const uuid = program ? { uuid: api.program(program).uuid } : {};
    const sent = { headers: { host, ...headers } };
    const answer = token
      ? await api.call(startLink, {
          ...{ ...sent, token },
          body: { ...body, ...(consents ? { consents: [...consents] } : {}) },
        })
      : await api.call(startSignIn, { ...sent, body: { ...body, ...uuid } });
    if (answer.status !== 200) throw new Error(`The sign-in did not begin: ${answer.code}`);
    const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
    return { host, cookie, verifier, authorization_url: answer.body.authorization_url };
  };
  const choose = async ({ authorization_url }: Attempt, person: string) => {
    const start = new URL(authorization_url);
    start.searchParams.set('login_hint', person);
    const { url } = await browse(start, { until: ({ pathname }) => pathname === '/auth/callback' });
    return url;
  };
  const comeBack = async (callback: URL) => {
    const url = `${callback.pathname}${callback.search}`;
    const answer = await api.app.inject({ url, headers: { host: MAIN } });
    if (answer.statusCode !== 303) throw new Error(`No way back: ${answer.statusCode}`);
    return new URL(String(answer.headers.location));
  };
  const finishing =
    <E extends SignIn | Link>(endpoint: E) =>
    ({ host, cookie, verifier }: Attempt, handoff: string) =>
      api.call(endpoint, {
        headers: { host, cookie, 'user-agent': 'Test Browser 1' },
        body: { handoff, code_verifier: verifier },
      });
  const finish = finishing(signIn);
  const signInAs = async (person: string, wish?: Wish) => {
    const attempt = await begin(wish);
    return finish(attempt, handoffOf(await comeBack(await choose(attempt, person))));
  };
  return { begin, choose, comeBack, finish, finishLink: finishing(linkIdentity), signInAs };
}

/** The handoff that an address carries. */
export function handoffOf(url: URL): string {
  const handoff = url.searchParams.get('handoff');
  if (handoff === null) throw new Error(`${url} carries no handoff.`);
  return handoff;
}

function offer(
  provider: OfferedProvider,
  id: string,
  { everywhere = false, operators = false }: { everywhere?: boolean; operators?: boolean },
): OfferedClient {
  const descriptor = { ...provider.descriptor, id };
  const client = createIdentityClient({ ...provider, descriptor });
  return { id, name: `The ${id} provider`, icon: 'tabler:users', client, everywhere, operators };
}

/** A provider that speaks OpenID 2.0. */
const OPENID2 = {
  id: 'openid2',
  name: 'OpenID 2',
  icon: 'tabler:users',
  protocol: 'openid2',
} as const;

/** Port 9 (discard) of this machine: nothing listens there. */
function unreachable(provider: OfferedProvider): OfferedProvider {
  return { ...provider, descriptor: { ...provider.descriptor, issuer: 'http://127.0.0.1:9' } };
}
