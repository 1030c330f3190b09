import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browse, CookieJar } from '../../../tests/support/browse.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { ProviderClient, type SignInSecrets } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import { SAMPLE_PEOPLE } from './sample-people.ts';
import { deriveSecrets } from './secrets.ts';

const secrets = deriveSecrets('a secret for the tests of identity, long enough');
const embedded = createEmbeddedProvider({ environment: 'development', secrets });
const server = createServer((request, response) => {
  if (!embedded.answer(request, response)) response.writeHead(404).end('the portal');
});
const noise = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')];
let origin: string;
let client: ProviderClient;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  embedded.configure(origin);
  client = new ProviderClient(embedded.offered());
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function begin(): SignInSecrets {
  return {
    state: secrets.opaqueToken(),
    nonce: secrets.opaqueToken(),
    codeVerifier: secrets.opaqueToken(),
    redirectUri: `${origin}/auth/callback`,
  };
}
const atCallback = (url: URL) => url.pathname === '/auth/callback';

/** Signs in as a person by their hint, up to the callback's address. */
async function comeBack(signIn: SignInSecrets, loginHint: string, jar = new CookieJar()) {
  const start = await client.authorizationUrl({ ...signIn, loginHint });
  const { url } = await browse(start, { jar, until: atCallback });
  return url;
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof ProviderError ? error.code : error),
  );

describe('whoever comes from elsewhere', () => {
  const ask = (headers: Record<string, string>, path = '/authorize?client_id=portal') =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(origin);
      get({ port, host: '127.0.0.1', path: `/embedded-identity${path}`, headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });

  test.each<Record<string, string>>([
    { host: 'marquee.example' },
    { host: 'localhost', 'x-forwarded-for': '203.0.113.7' },
    { host: 'localhost', 'x-forwarded-host': 'localhost' },
    { host: 'localhost', forwarded: 'for=203.0.113.7' },
  ])('is nobody: %o', async (headers) => {
    const paths = ['/authorize?client_id=portal', '/choose/any', '/pictures/maya.svg', '/token'];
    expect(await Promise.all(paths.map((path) => ask(headers, path)))).toEqual(
      paths.map(() => 403),
    );
  });

  test('and who does not is answered', async () => {
    expect(await ask({ host: 'localhost' }, '/pictures/maya.svg')).toBe(200);
  });
});

describe('signing in as a sample person', () => {
  test('gives their whole profile, measured figures included', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'maya');
    expect(await client.exchange({ ...signIn, callbackUrl })).toEqual({
      provider: 'embedded',
      subject: 'maya',
      name: 'Maya Okafor',
      email: 'maya@people.example',
      email_verified: true,
      picture: `${origin}/embedded-identity/pictures/maya.svg`,
      country: 'US',
      statistics: SAMPLE_PEOPLE.find(({ id }) => id === 'maya')?.statistics,
    });
  });

  test('works without an e-mail address and a picture', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'hana');
    expect(await client.exchange({ ...signIn, callbackUrl })).toEqual({
      provider: 'embedded',
      subject: 'hana',
      name: 'Hana Kim',
      email_verified: false,
      country: 'KR',
      statistics: { followers: 3_400 },
    });
  });

  test('says that an e-mail address is not verified', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'noah@people.example');
    const profile = await client.exchange({ ...signIn, callbackUrl });
    expect(profile).toMatchObject({ subject: 'noah', email_verified: false });
  });

  test('in the same browser as someone else asks for nothing more', async () => {
    const jar = new CookieJar();
    for (const id of ['maya', 'olivia']) {
      const signIn = begin();
      const callbackUrl = await comeBack(signIn, id, jar);
      expect((await client.exchange({ ...signIn, callbackUrl })).subject).toBe(id);
    }
  });

  test('leaves no warning of the library behind', () => {
    expect(noise.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('the page of sample people', () => {
  const open = async (jar = new CookieJar()) => {
    const signIn = begin();
    const { url, response } = await browse(await client.authorizationUrl(signIn), { jar });
    return { signIn, jar, url, response: response!, html: await response!.text() };
  };
  const choose = ({ url, jar }: { url: URL; jar: CookieJar }, body: Record<string, string>) =>
    browse(url, {
      jar,
      until: atCallback,
      init: { method: 'POST', body: new URLSearchParams(body) },
    });

  test('offers each person as a button of a form, without script or foreign resources', async () => {
    const { html, response } = await open();
    for (const { id, name } of SAMPLE_PEOPLE) {
      expect(html).toContain(`name="person" value="${id}"`);
      expect(html).toContain(name);
    }
    expect(html).not.toMatch(/<script|javascript:|https?:\/\//);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  test('signs in whoever is chosen, again and again in one browser', async () => {
    const jar = new CookieJar();
    for (const person of ['kenji', 'diego']) {
      const page = await open(jar);
      const { url } = await choose(page, { person });
      const profile = await client.exchange({ ...page.signIn, callbackUrl: url });
      expect(profile.subject).toBe(person);
    }
  });

  test('asks again when the choice is nobody', async () => {
    const page = await open();
    const { response } = await choose(page, { person: 'nobody' });
    expect(await response?.text()).toContain('Sign in as a sample person');
  });

  test('says in whose place it is shown, and knows the same people there', async () => {
    const { descriptor } = embedded.offered();
    const own = { id: 'twitch', name: 'Twitch <b>', icon: 'tabler:x' };
    const stands = embedded.standingFor(own);
    expect(stands.descriptor).toMatchObject({ ...descriptor, ...own });
    const twitch = new ProviderClient(stands);
    const signIn = begin();
    const jar = new CookieJar();
    const { response } = await browse(await twitch.authorizationUrl(signIn), { jar });
    expect(await response?.text()).toContain('Here it stands for <b>Twitch &lt;b&gt;</b>');
    const { url } = await browse(await twitch.authorizationUrl({ ...signIn, loginHint: 'maya' }), {
      jar,
      until: atCallback,
    });
    expect(await twitch.exchange({ ...signIn, callbackUrl: url })).toMatchObject({
      ...{ provider: 'twitch', subject: 'maya' },
    });
  });

  test('lets one decline', async () => {
    const page = await open();
    const { url } = await choose(page, { cancel: 'yes' });
    expect(await codeOf(client.exchange({ ...page.signIn, callbackUrl: url }))).toBe('denied');
  });

  test('is refused to a browser that began no sign-in', async () => {
    const { url } = await open();
    const { response } = await choose({ url, jar: new CookieJar() }, { person: 'maya' });
    expect(response?.status).toBe(400);
    expect(await response?.text()).toContain('expired');
  });
});

describe('the exchange refuses', () => {
  test('a callback with another state', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'maya');
    const exchange = client.exchange({ ...signIn, callbackUrl, state: begin().state });
    expect(await codeOf(exchange)).toBe('state_mismatch');
  });

  test('a callback with two states', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'maya');
    callbackUrl.searchParams.append('state', signIn.state);
    expect(await codeOf(client.exchange({ ...signIn, callbackUrl }))).toBe('state_mismatch');
  });

  test('an answer to another nonce', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'maya');
    const exchange = client.exchange({ ...signIn, callbackUrl, nonce: begin().nonce });
    expect(await codeOf(exchange)).toBe('invalid_answer');
  });

  test('another code verifier', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'maya');
    const exchange = client.exchange({
      ...signIn,
      callbackUrl,
      codeVerifier: begin().codeVerifier,
    });
    expect(await codeOf(exchange)).toBe('refused');
  });

  test('a code that was used', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'maya');
    await client.exchange({ ...signIn, callbackUrl });
    expect(await codeOf(client.exchange({ ...signIn, callbackUrl }))).toBe('refused');
  });

  test('an answer of another issuer', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'maya');
    callbackUrl.searchParams.set('iss', 'https://elsewhere.example');
    expect(await codeOf(client.exchange({ ...signIn, callbackUrl }))).toBe('invalid_answer');
  });

  test('a wrong client secret', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'maya');
    const impostor = new ProviderClient({ ...embedded.offered(), clientSecret: 'wrong' });
    expect(await codeOf(impostor.exchange({ ...signIn, callbackUrl }))).toBe('refused');
  });

  test('without telling code or secret in its error', async () => {
    const signIn = begin();
    const callbackUrl = await comeBack(signIn, 'maya');
    await client.exchange({ ...signIn, callbackUrl });
    const error: unknown = await client.exchange({ ...signIn, callbackUrl }).catch((e) => e);
    const told = `${(error as Error).stack} ${JSON.stringify(error)} ${(error as Error).cause}`;
    expect(told).toContain('invalid_grant');
    expect(told).not.toContain(callbackUrl.searchParams.get('code'));
    expect(told).not.toContain(embedded.offered().clientSecret);
  });
});

describe('the embedded provider', () => {
  test.each(['staging', 'production'] as const)('refuses to run in %s', (environment) => {
    expect(() => createEmbeddedProvider({ environment, secrets })).toThrow(/development only/);
  });

  test('leaves other addresses to the portal', async () => {
    for (const path of ['/', '/embedded-identity', '/embedded-identity-elsewhere/x'])
      expect(await (await fetch(origin + path)).text()).toBe('the portal');
  });

  test('gives figures only for a token of its own', async () => {
    const url = `${origin}/embedded-identity/statistics`;
    expect((await fetch(url)).status).toBe(401);
    const headers = { authorization: 'Bearer of-someone-else' };
    expect((await fetch(url, { headers })).status).toBe(401);
  });

  test('draws pictures', async () => {
    const response = await fetch(`${origin}/embedded-identity/pictures/kenji.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('森健');
    expect((await fetch(`${origin}/embedded-identity/pictures/hana.svg`)).status).toBe(404);
  });

  test('sends nobody to an address that was not registered', async () => {
    const start = await client.authorizationUrl({
      ...begin(),
      redirectUri: 'https://elsewhere.example/auth/callback',
    });
    const { url, response } = await browse(start);
    expect(url.origin).toBe(origin);
    expect(response?.status).toBe(400);
  });

  test('begins no sign-in without a code challenge', async () => {
    const signIn = begin();
    const start = await client.authorizationUrl({ ...signIn, loginHint: 'maya' });
    start.searchParams.delete('code_challenge');
    start.searchParams.delete('code_challenge_method');
    const { url } = await browse(start, { until: atCallback });
    expect(url.searchParams.get('error')).toBe('invalid_request');
    expect(await codeOf(client.exchange({ ...signIn, callbackUrl: url }))).toBe('refused');
  });

  test('answers 503 until it knows its address', async () => {
    const early = createEmbeddedProvider({ environment: 'development', secrets });
    expect(() => early.offered()).toThrow(/address/);
    const waiting = createServer((request, response) => void early.answer(request, response));
    await new Promise<void>((resolve) => waiting.listen(0, '127.0.0.1', resolve));
    const { port } = waiting.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/embedded-identity/authorize`);
    expect(response.status).toBe(503);
    await new Promise((resolve) => waiting.close(resolve));
  });
});
