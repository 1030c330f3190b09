import { describe, expect, test } from 'vitest';
import { type OauthReply, SIGN_IN, serveOauth } from '../../../tests/support/oauth-server.ts';
import { ProviderClient } from './provider-client.ts';
import type { ProviderError } from './provider-error.ts';

const { origin, provider, replies, to, exchange } = serveOauth();

describe('the token call', () => {
  test('sends code, verifier and our callback, whatever address the browser came to', async () => {
    await exchange();
    expect(Object.fromEntries(to('/token').body)).toEqual({
      grant_type: 'authorization_code',
      code: 'the-code',
      code_verifier: SIGN_IN.codeVerifier,
      redirect_uri: SIGN_IN.redirectUri,
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

  test('copes with an answer in a list, of permissions, that names no kind of token', async () => {
    const only = { access_token: 'a', user_id: 17_841_400_000_000_000, permissions: 'basic,more' };
    replies.set('/token', { json: { data: [only] } });
    const callbackUrl = new URL('https://marquee.example/auth/callback?code=c&state=the-state');
    const exchanged = () =>
      new ProviderClient(provider()).exchangeForTokens({ ...SIGN_IN, callbackUrl });
    const { tokens } = await exchanged();
    expect(tokens).toEqual({
      ...{ access: 'a', refresh: null, expires_in: null, scopes: ['basic', 'more'] },
    });
    replies.set('/token', { json: { data: [only, only] } });
    await expect(exchanged()).rejects.toMatchObject({ code: 'invalid_answer' });
  });

  test('copes with an iss that an OAuth 2 descriptor knows nothing of', async () => {
    const query = 'code=the-code&state=the-state&iss=https%3A%2F%2Felsewhere.example';
    expect((await exchange({}, { query })).subject).toBe('42');
  });
});

describe('the profile and statistics calls', () => {
  const statistics = (endpoint: string) => ({
    statistics: {
      endpoint: `${origin()}${endpoint}`,
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

  test.each<[string, OauthReply]>([
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
