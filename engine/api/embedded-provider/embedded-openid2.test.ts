import { afterAll, beforeAll, expect, test } from 'vitest';
import { browse } from '../../../tests/support/browse.ts';
import {
  atCallback,
  codeOf,
  type EmbeddedSignIn,
  startEmbeddedSignIn,
} from '../../../tests/support/embedded-sign-in.ts';
import {
  createIdentityClient,
  type IdentityClient,
} from '../identity-providers/identity-client.ts';
import { accountNumber } from './sample-people.ts';

const MAYA = accountNumber({ id: 'maya' });
let provider: EmbeddedSignIn;
let steam: IdentityClient;
beforeAll(async () => {
  provider = await startEmbeddedSignIn();
  const own = { id: 'steam', name: 'Steam', icon: 'tabler:x', protocol: 'openid2' } as const;
  steam = createIdentityClient(provider.embedded.standingFor(own));
});
afterAll(() => provider.close());

/** Opens the choice of a sign-in, and sends its form. */
async function choose(form: Record<string, string>) {
  const signIn = provider.begin();
  const page = await (await fetch(await steam.authorizationUrl(signIn))).text();
  const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
  const address = new URL(action.replaceAll('&amp;', '&'), provider.origin);
  const answer = await fetch(address, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(form) },
  });
  return { page, signIn, back: new URL(answer.headers.get('location') ?? provider.origin) };
}

test('a provider of OpenID 2.0 is stood for by the same people, whose accounts have numbers', async () => {
  const { page, signIn, back } = await choose({ person: 'maya' });
  expect(page).toContain('Here it stands for <b>Steam</b>');
  expect(MAYA).toMatch(/^7656119\d{10}$/);
  expect(await steam.exchange({ ...signIn, callbackUrl: back })).toEqual({
    ...{ provider: 'steam', subject: MAYA, name: 'Maya Okafor', email_verified: false },
    picture: `${provider.origin}/embedded-identity/pictures/maya.svg`,
  });
});

test('what it did not say is not confirmed', async () => {
  const { signIn, back } = await choose({ person: 'maya' });
  for (const name of ['openid.claimed_id', 'openid.identity'])
    back.searchParams.set(
      name,
      (back.searchParams.get(name) ?? '').replace(MAYA, accountNumber({ id: 'liam' })),
    );
  expect(await codeOf(steam.exchange({ ...signIn, callbackUrl: back }))).toBe('refused');
});

test('one may decline', async () => {
  const { signIn, back } = await choose({ cancel: 'yes' });
  expect(await codeOf(steam.exchange({ ...signIn, callbackUrl: back }))).toBe('denied');
});

test('a hint names who it is', async () => {
  const signIn = provider.begin();
  const start = await steam.authorizationUrl(signIn);
  start.searchParams.set('login_hint', 'liam');
  const { url } = await browse(start, { until: atCallback });
  const { subject } = await steam.exchange({ ...signIn, callbackUrl: url });
  expect(subject).toBe(accountNumber({ id: 'liam' }));
});

test('it sends nobody to an address that is none of the portal’s', async () => {
  const start = await steam.authorizationUrl(provider.begin());
  start.searchParams.set('openid.return_to', 'https://evil.example/auth/callback?state=x');
  start.searchParams.set('login_hint', 'maya');
  const answer = await fetch(start, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});
