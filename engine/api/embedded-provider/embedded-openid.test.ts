import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CookieJar } from '../../../tests/support/browse.ts';
import {
  codeOf,
  type EmbeddedSignIn,
  startEmbeddedSignIn,
} from '../../../tests/support/embedded-sign-in.ts';
import { ProviderClient } from '../identity-providers/provider-client.ts';
import { SAMPLE_PEOPLE } from './sample-people.ts';

const noise = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')];
let provider: EmbeddedSignIn;
beforeAll(async () => {
  provider = await startEmbeddedSignIn();
});
afterAll(() => provider.close());

describe('signing in as a sample person', () => {
  test('gives their whole profile, measured figures included', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'maya');
    expect(await provider.client.exchange({ ...signIn, callbackUrl })).toEqual({
      provider: 'embedded',
      subject: 'maya',
      name: 'Maya Okafor',
      email: 'maya@people.example',
      email_verified: true,
      picture: `${provider.origin}/embedded-identity/pictures/maya.svg`,
      country: 'US',
      statistics: SAMPLE_PEOPLE.find(({ id }) => id === 'maya')?.statistics,
      account_id: 'maya',
    });
  });

  test('works without an e-mail address and a picture', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'hana');
    expect(await provider.client.exchange({ ...signIn, callbackUrl })).toEqual({
      provider: 'embedded',
      subject: 'hana',
      name: 'Hana Kim',
      email_verified: false,
      country: 'KR',
      statistics: { followers: 3_400 },
      account_id: 'hana',
    });
  });

  test('says that an e-mail address is not verified', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'noah@people.example');
    const profile = await provider.client.exchange({ ...signIn, callbackUrl });
    expect(profile).toMatchObject({ subject: 'noah', email_verified: false });
  });

  test('in the same browser as someone else asks for nothing more', async () => {
    const jar = new CookieJar();
    for (const id of ['maya', 'olivia']) {
      const signIn = provider.begin();
      const callbackUrl = await provider.comeBack(signIn, id, jar);
      expect((await provider.client.exchange({ ...signIn, callbackUrl })).subject).toBe(id);
    }
  });

  test('leaves no warning of the library behind', () => {
    expect(noise.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});

describe('the exchange refuses', () => {
  test('a callback with another state', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'maya');
    const exchange = provider.client.exchange({
      ...signIn,
      callbackUrl,
      state: provider.begin().state,
    });
    expect(await codeOf(exchange)).toBe('state_mismatch');
  });

  test('a callback with two states', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'maya');
    callbackUrl.searchParams.append('state', signIn.state);
    expect(await codeOf(provider.client.exchange({ ...signIn, callbackUrl }))).toBe(
      'state_mismatch',
    );
  });

  test('an answer to another nonce', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'maya');
    const exchange = provider.client.exchange({
      ...signIn,
      callbackUrl,
      nonce: provider.begin().nonce,
    });
    expect(await codeOf(exchange)).toBe('invalid_answer');
  });

  test('another code verifier', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'maya');
    const exchange = provider.client.exchange({
      ...signIn,
      callbackUrl,
      codeVerifier: provider.begin().codeVerifier,
    });
    expect(await codeOf(exchange)).toBe('refused');
  });

  test('a code that was used', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'maya');
    await provider.client.exchange({ ...signIn, callbackUrl });
    expect(await codeOf(provider.client.exchange({ ...signIn, callbackUrl }))).toBe('refused');
  });

  test('an answer of another issuer', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'maya');
    callbackUrl.searchParams.set('iss', 'https://elsewhere.example');
    expect(await codeOf(provider.client.exchange({ ...signIn, callbackUrl }))).toBe(
      'invalid_answer',
    );
  });

  test('a wrong client secret', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'maya');
    const impostor = new ProviderClient({ ...provider.embedded.offered(), clientSecret: 'wrong' });
    expect(await codeOf(impostor.exchange({ ...signIn, callbackUrl }))).toBe('refused');
  });

  test('without telling code or secret in its error', async () => {
    const signIn = provider.begin();
    const callbackUrl = await provider.comeBack(signIn, 'maya');
    await provider.client.exchange({ ...signIn, callbackUrl });
    const error: unknown = await provider.client
      .exchange({ ...signIn, callbackUrl })
      .catch((e) => e);
    const told = `${(error as Error).stack} ${JSON.stringify(error)} ${(error as Error).cause}`;
    expect(told).toContain('invalid_grant');
    expect(told).not.toContain(callbackUrl.searchParams.get('code'));
    expect(told).not.toContain(provider.embedded.offered().clientSecret);
  });
});
