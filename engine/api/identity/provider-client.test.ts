import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderClient, type ProviderClientOptions } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import type { OfferedProvider, ProviderDescriptor } from './providers.ts';

interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: URLSearchParams;
}
type Reply = { status?: number; json?: unknown; raw?: string } | 'silence';

/** An OAuth 2 server that answers as each test wants it to, and notes what it was asked. */
const replies = new Map<string, Reply | (() => Reply)>();
const asked: Asked[] = [];
const server = createServer(async (request, response) => {
  const path = request.url ?? '';
  asked.push({
    path,
    headers: request.headers,
    body: new URLSearchParams(await text(request)),
  });
  const planned = replies.get(path.split('?')[0] ?? '');
  const reply = typeof planned === 'function' ? planned() : planned;
  if (reply === 'silence') return;
  const { status = reply ? 200 : 404, json = {}, raw } = reply ?? {};
  response.writeHead(status, { 'content-type': raw ? 'text/html' : 'application/json' });
  response.end(raw ?? JSON.stringify(json));
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked.length = 0;
  replies.clear();
  replies.set('/token', { json: { access_token: 'an-access-token', token_type: 'bearer' } });
  replies.set('/profile', { json: { id: 42, username: 'Ada' } });
});

const signIn = {
  state: 'the-state',
  nonce: 'the-nonce',
  // RFC 7636, appendix B.
  codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  redirectUri: 'https://marquee.example/auth/callback',
};

function provider(quirks: Partial<ProviderDescriptor> = {}): OfferedProvider {
  return {
    descriptor: {
      id: 'sample',
      name: 'Sample',
      icon: 'tabler:users',
      protocol: 'oauth2',
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      profile_endpoint: `${origin}/profile`,
      scopes: ['identify', 'email'],
      profile: { id: '/id', name: '/username' },
      ...quirks,
    },
    clientId: 'our id',
    clientSecret: 'our:secret',
    insecure: true,
  };
}
const startOf = async (quirks: Partial<ProviderDescriptor> = {}) =>
  (await new ProviderClient(provider(quirks)).authorizationUrl(signIn)).searchParams;
function exchange(
  quirks: Partial<ProviderDescriptor> = {},
  {
    query = 'code=the-code&state=the-state',
    ...options
  }: ProviderClientOptions & { query?: string } = {},
) {
  const callbackUrl = new URL(`http://10.0.0.7:3000/anywhere?${query}`);
  return new ProviderClient(provider(quirks), options).exchange({ ...signIn, callbackUrl });
}
const to = (path: string) => asked.find((each) => each.path.startsWith(path))!;
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof ProviderError ? error.code : error),
  );

describe('the authorization address', () => {
  test('carries state, PKCE challenge, scopes and our callback', async () => {
    expect(Object.fromEntries(await startOf())).toEqual({
      response_type: 'code',
      client_id: 'our id',
      redirect_uri: signIn.redirectUri,
      scope: 'identify email',
      state: 'the-state',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
  });

  test('separates scopes as the provider wants', async () => {
    expect((await startOf({ scope_separator: ',' })).get('scope')).toBe('identify,email');
  });

  test('names the client id as the provider does', async () => {
    const start = await startOf({ client_id_parameter: 'client_key' });
    expect([start.get('client_key'), start.has('client_id')]).toEqual(['our id', false]);
  });

  test('carries further parameters, which never replace those of the protocol', async () => {
    const start = await startOf({
      authorization_parameters: { duration: 'temporary', state: 'fixed', code_challenge: 'none' },
    });
    expect(start.get('duration')).toBe('temporary');
    expect(start.getAll('state')).toEqual(['the-state']);
    expect(start.getAll('code_challenge')).not.toContain('none');
  });
});

describe('the token call', () => {
  test('sends code, verifier and our callback, whatever address the browser came to', async () => {
    await exchange();
    expect(Object.fromEntries(to('/token').body)).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      code_verifier: signIn.codeVerifier,
      redirect_uri: signIn.redirectUri,
      client_id: 'our id',
      client_secret: 'our:secret',
    });
    expect(to('/token').headers.authorization).toBeUndefined();
  });

  test('authenticates by Basic where the descriptor says so', async () => {
    await exchange({ client_authentication: 'basic' });
    const { headers, body } = to('/token');
    const [scheme, credentials = ''] = (headers.authorization ?? '').split(' ');
    expect(scheme).toBe('Basic');
    expect(Buffer.from(credentials, 'base64').toString()).toBe('our+id:our%3Asecret');
    expect([body.has('client_secret'), body.has('client_id')]).toEqual([false, false]);
  });

  test('names the client id as the provider does', async () => {
    await exchange({ client_id_parameter: 'client_key' });
    const { body } = to('/token');
    expect([body.get('client_key'), body.has('client_id')]).toEqual(['our id', false]);
    expect(body.get('client_secret')).toBe('our:secret');
  });

  test.each([
    ['an array of scopes', { scope: ['identify', 'email'] }],
    ['an id_token nobody asked for', { id_token: 'not.a.token' }],
  ])('copes with %s', async (_what, more) => {
    replies.set('/token', { json: { access_token: 'a', token_type: 'bearer', ...more } });
    expect((await exchange()).subject).toBe('42');
  });

  test('copes with an iss that an OAuth 2 descriptor knows nothing of', async () => {
    const query = 'code=the-code&state=the-state&iss=https%3A%2F%2Felsewhere.example';
    expect((await exchange({}, { query })).subject).toBe('42');
  });
});

describe('the profile and statistics calls', () => {
  const statistics = (endpoint: string) => ({
    statistics: {
      endpoint: `${origin}${endpoint}`,
      followers: '/items/0/count',
      uploads: '/videos',
    },
  });

  test('carry the access token and the headers the provider wants', async () => {
    replies.set('/statistics', { json: {} });
    await exchange({
      ...statistics('/statistics'),
      headers: { 'Client-Id': '{client_id}', 'User-Agent': 'web:{client_id}:1.0' },
    });
    for (const path of ['/profile', '/statistics'])
      expect(to(path).headers).toMatchObject({
        authorization: 'Bearer an-access-token',
        'client-id': 'our id',
        'user-agent': 'web:our id:1.0',
      });
    expect(to('/token').headers['user-agent']).toBe('web:our id:1.0');
  });

  test('ask for the person, and read figures wherever they stand', async () => {
    replies.set('/statistics', { json: { items: [{ count: '1234' }], videos: 7.9 } });
    const profile = await exchange(statistics('/statistics?of={subject}'));
    expect(to('/statistics').path).toBe('/statistics?of=42');
    expect(profile.statistics).toEqual({ followers: 1234, uploads: 7 });
  });

  test.each<[string, Reply]>([
    ['are refused', { status: 403, json: { error: 'no' } }],
    ['fail', { status: 500 }],
    ['are no JSON', { raw: '<html>' }],
    ['never come', 'silence'],
  ])('let the sign-in go on when statistics %s', async (_what, reply) => {
    replies.set('/statistics', reply);
    const failures: ProviderError[] = [];
    const profile = await exchange(statistics('/statistics'), {
      timeout: 0.3,
      onStatisticsFailure: (error) => failures.push(error),
    });
    expect(profile).toEqual({
      provider: 'sample',
      subject: '42',
      name: 'Ada',
      email_verified: false,
    });
    expect(failures).toHaveLength(1);
  });
});

describe('an error tells', () => {
  test.each([
    ['access_denied', 'denied'],
    ['user_cancelled_login', 'denied'],
    ['temporarily_unavailable', 'unreachable'],
    ['invalid_scope', 'refused'],
  ])('of %s that it is "%s"', async (error, code) => {
    expect(await codeOf(exchange({}, { query: `error=${error}&state=the-state` }))).toBe(code);
    expect(asked).toEqual([]);
  });

  test.each(['code=c', 'code=c&state=other', 'error=access_denied'])(
    'of "%s" that it belongs to another sign-in, before asking the provider',
    async (query) => {
      expect(await codeOf(exchange({}, { query }))).toBe('state_mismatch');
      expect(asked).toEqual([]);
    },
  );

  test.each<[string, string, Reply, string]>([
    ['the code is refused', '/token', { status: 400, json: { error: 'invalid_grant' } }, 'refused'],
    ['the token endpoint is down', '/token', { status: 502, raw: 'bad gateway' }, 'unreachable'],
    ['the token endpoint is silent', '/token', 'silence', 'unreachable'],
    ['the token is missing', '/token', { json: { error: 'invalid_grant' } }, 'invalid_answer'],
    ['the token answer is a page', '/token', { raw: '<html>' }, 'invalid_answer'],
    ['the profile is refused', '/profile', { status: 401 }, 'refused'],
    ['the profile endpoint is silent', '/profile', 'silence', 'unreachable'],
    ['the profile is a page', '/profile', { raw: '<html>' }, 'invalid_answer'],
    ['the profile has no id', '/profile', { json: { username: 'Ada' } }, 'invalid_answer'],
    [
      'the profile is endless',
      '/profile',
      { json: { id: 42, more: 'x'.repeat(1_000_000) } },
      'invalid_answer',
    ],
  ])('when %s', async (_what, path, reply, code) => {
    replies.set(path, reply);
    expect(await codeOf(exchange({}, { timeout: 0.3 }))).toBe(code);
  });

  test('when nobody listens at the address', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const quirks = { token_endpoint: `http://127.0.0.1:${port}/token` };
    expect(await codeOf(exchange(quirks))).toBe('unreachable');
  });

  test('nothing of what the provider wrote but a code', async () => {
    replies.set('/token', {
      status: 400,
      json: { error: 'oh no: the-code <b>', error_description: 'the-code our:secret' },
    });
    const error: unknown = await exchange().catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'refused', detail: 'unknown', provider: 'sample' });
    const told = `${(error as Error).stack}${JSON.stringify(error)}${(error as Error).cause}`;
    expect(told).not.toMatch(/the-code|our:secret/);
  });

  test('that plain http is for the embedded provider only', async () => {
    const { insecure: _insecure, ...secure } = provider();
    const callbackUrl = new URL('https://marquee.example/?code=c&state=the-state');
    const refused = new ProviderClient(secure).exchange({ ...signIn, callbackUrl });
    expect(await codeOf(refused)).toBe('invalid_answer');
    expect(asked).toEqual([]);
  });
});

describe('discovery', () => {
  const WELL_KNOWN = '/.well-known/openid-configuration';
  const found = () => ({
    json: { issuer: origin, authorization_endpoint: `${origin}/authorize?tenant=1` },
  });
  const oidc = () => provider({ protocol: 'oidc', issuer: origin });

  test('is asked for at first use, and once', async () => {
    replies.set(WELL_KNOWN, found());
    const client = new ProviderClient(oidc());
    expect(asked).toEqual([]);
    const starts = await Promise.all([1, 2, 3].map(() => client.authorizationUrl(signIn)));
    expect(starts.map((start) => start.searchParams.get('nonce'))).toEqual(
      Array(3).fill('the-nonce'),
    );
    expect(starts[0]?.searchParams.get('tenant')).toBe('1');
    expect(asked).toHaveLength(1);
  });

  test('is tried again after a fault, at once and at the next sign-in', async () => {
    let faults = 1;
    replies.set(WELL_KNOWN, () => (faults-- > 0 ? { status: 503 } : found()));
    const client = new ProviderClient(oidc());
    expect((await client.authorizationUrl(signIn)).pathname).toBe('/authorize');

    faults = 2;
    const other = new ProviderClient(oidc());
    expect(await codeOf(other.authorizationUrl(signIn))).toBe('unreachable');
    expect((await other.authorizationUrl(signIn)).pathname).toBe('/authorize');
  });

  test('of someone else is refused', async () => {
    replies.set(WELL_KNOWN, { json: { ...found().json, issuer: 'https://elsewhere.example' } });
    expect(await codeOf(new ProviderClient(oidc()).authorizationUrl(signIn))).toBe(
      'invalid_answer',
    );
  });
});
