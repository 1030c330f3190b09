import { createHash, randomBytes } from 'node:crypto';
import { signIn, startSignIn } from '#contract/auth/endpoints.ts';
import { ApiClient } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { browse, CookieJar } from './browse.ts';

export type SignedIn = ResponseOf<typeof signIn>;

/** A client that keeps cookies as a browser does. */
export function clientWithCookies(origin: string, jar: CookieJar): ApiClient {
  return new ApiClient({
    baseUrl: `${origin}/api`,
    headers: { Gamesight: 'true' },
    fetch: async (address, init = {}) => {
      const url = new URL(String(address));
      const headers = new Headers(init.headers);
      headers.set('cookie', jar.header(url));
      const response = await fetch(url, { ...init, headers });
      jar.keep(url, response);
      return response;
    },
  });
}

/** Signs a sample person in by plain HTTP, the whole way that a browser takes. */
export async function signInAs(
  origin: string,
  person: string,
  uuid: string | undefined,
): Promise<SignedIn> {
  const jar = new CookieJar();
  const client = clientWithCookies(origin, jar);
  const verifier = randomBytes(32).toString('base64url');
  const { authorization_url } = await client.call(startSignIn, {
    body: {
      provider: 'embedded',
      ...(uuid === undefined ? {} : { uuid }),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    },
  });
  const start = new URL(authorization_url);
  start.searchParams.set('login_hint', person);
  const { url } = await browse(start, { jar, until: (place) => place.searchParams.has('handoff') });
  const handoff = url.searchParams.get('handoff') ?? '';
  return client.call(signIn, { body: { handoff, code_verifier: verifier } });
}
