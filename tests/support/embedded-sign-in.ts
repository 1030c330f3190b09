import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createEmbeddedProvider,
  type EmbeddedProvider,
} from '#api/embedded-provider/embedded-provider.ts';
import { ProviderClient, type SignInSecrets } from '#api/identity-providers/provider-client.ts';
import { ProviderError } from '#api/identity-providers/provider-error.ts';
import { deriveSecrets, type Secrets } from '#api/secrets/secrets.ts';
import { browse, CookieJar } from './browse.ts';

/** The sample people's provider before a portal that answers everything else, and a client of it. */
export interface EmbeddedSignIn {
  readonly secrets: Secrets;
  readonly embedded: EmbeddedProvider;
  readonly origin: string;
  readonly client: ProviderClient;
  readonly begin: () => SignInSecrets;
  /** Signs in as a person by their hint, up to the callback's address. */
  readonly comeBack: (signIn: SignInSecrets, loginHint: string, jar?: CookieJar) => Promise<URL>;
  readonly close: () => Promise<unknown>;
}

export async function startEmbeddedSignIn(): Promise<EmbeddedSignIn> {
  const secrets = deriveSecrets('a secret for the tests of identity, long enough');
  const embedded = createEmbeddedProvider({ environment: 'development', secrets });
  const server = createServer((request, response) => {
    if (!embedded.answer(request, response)) response.writeHead(404).end('the portal');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  embedded.configure(origin);
  const client = new ProviderClient(embedded.offered());
  return {
    ...{ secrets, embedded, origin, client },
    begin: () => ({
      state: secrets.opaqueToken(),
      nonce: secrets.opaqueToken(),
      codeVerifier: secrets.opaqueToken(),
      redirectUri: `${origin}/auth/callback`,
    }),
    async comeBack(signIn, loginHint, jar = new CookieJar()) {
      const start = await client.authorizationUrl({ ...signIn, loginHint });
      return (await browse(start, { jar, until: atCallback })).url;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export const atCallback = (url: URL) => url.pathname === '/auth/callback';

/** The code of the ProviderError that a promise is rejected with. */
export const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof ProviderError ? error.code : error),
  );
