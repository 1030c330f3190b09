import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ProviderClient } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderDescriptor } from './providers.ts';

/** An OpenID provider whose every answer a test can spoil. */
const [ours, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
const answers: Record<string, () => unknown> = {};
const server = createServer(async (request, response) => {
  const answer = answers[request.url ?? ''];
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify((await answer?.()) ?? {}));
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  for (const path of Object.keys(answers)) delete answers[path];
  answers['/.well-known/openid-configuration'] = () => ({
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/userinfo`,
    jwks_uri: `${origin}/jwks`,
  });
  answers['/jwks'] = async () => ({
    keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
  });
  answers['/userinfo'] = () => ({ sub: 'u-1', email: 'ada@people.example' });
  grant();
});

/** Lets the token endpoint answer with an id_token, right but for what is given. */
function grant(claims: JWTPayload = {}, key = ours.privateKey): void {
  answers['/token'] = async () => {
    const seconds = Math.floor(Date.now() / 1000);
    const content = {
      iss: origin,
      aud: 'our-id',
      sub: 'u-1',
      nonce: 'the-nonce',
      preferred_username: 'Ada',
      iat: seconds,
      exp: seconds + 60,
      ...claims,
    };
    const token = new SignJWT(content).setProtectedHeader({ alg: 'RS256', kid: 'k' });
    const scope = ['openid', 'user:read:email'];
    return { access_token: 'a', token_type: 'bearer', scope, id_token: await token.sign(key) };
  };
}

function exchange(quirks: Partial<ProviderDescriptor> = {}) {
  const descriptor: ProviderDescriptor = {
    id: 'sample',
    name: 'Sample',
    icon: 'tabler:users',
    protocol: 'oidc',
    issuer: origin,
    scopes: ['openid'],
    profile: { id: '/sub', name: '/preferred_username', email: '/email' },
    ...quirks,
  };
  const client = new ProviderClient({
    descriptor,
    clientId: 'our-id',
    clientSecret: 'our-secret',
    insecure: true,
  });
  return client.exchange({
    callbackUrl: new URL('https://marquee.example/auth/callback?code=c&state=the-state'),
    state: 'the-state',
    nonce: 'the-nonce',
    codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    redirectUri: 'https://marquee.example/auth/callback',
  });
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof ProviderError ? error.code : error),
  );

test('a person is what the id_token and the userinfo endpoint say together', async () => {
  expect(await exchange()).toEqual({
    provider: 'sample',
    subject: 'u-1',
    name: 'Ada',
    email: 'ada@people.example',
    email_verified: false,
  });
});

test('a provider without a userinfo endpoint has the id_token to go by', async () => {
  const described = answers['/.well-known/openid-configuration']?.() as object;
  answers['/.well-known/openid-configuration'] = () => ({
    ...described,
    userinfo_endpoint: undefined,
  });
  expect(await exchange()).toMatchObject({ subject: 'u-1', name: 'Ada' });
});

test.each<[string, () => JWTPayload]>([
  ['of another issuer', () => ({ iss: 'https://elsewhere.example' })],
  ['for another client', () => ({ aud: 'their-id' })],
  ['for two clients, asked for by the other', () => ({ aud: ['our-id', 'theirs'], azp: 'theirs' })],
  ['that expired', () => ({ exp: Math.floor(Date.now() / 1000) - 60 })],
  ['without a nonce', () => ({ nonce: undefined })],
  ['without a subject', () => ({ sub: undefined })],
])('an id_token %s is refused', async (_what, claims) => {
  grant(claims());
  expect(await codeOf(exchange())).toBe('invalid_answer');
});

test('an id_token that someone else signed is refused', async () => {
  grant({}, foreign.privateKey);
  expect(await codeOf(exchange())).toBe('invalid_answer');
});

test('an answer without an id_token is refused', async () => {
  answers['/token'] = () => ({ access_token: 'a', token_type: 'bearer' });
  expect(await codeOf(exchange())).toBe('invalid_answer');
});

test.each(['/userinfo', '/profile'])('someone else from %s is refused', async (path) => {
  const quirks = path === '/profile' ? { profile_endpoint: `${origin}/profile` } : {};
  answers[path] = () => ({ sub: 'u-1', email: 'ada@people.example' });
  expect((await exchange(quirks)).email).toBe('ada@people.example');
  answers[path] = () => ({ sub: 'u-2' });
  expect(await codeOf(exchange(quirks))).toBe('invalid_answer');
});
