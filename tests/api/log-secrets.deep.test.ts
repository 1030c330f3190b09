import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeProfile, readSelf, verifyEmail } from '#contract/account/endpoints.ts';
import { refreshSession, signIn, signOut, startSignIn } from '#contract/auth/endpoints.ts';
import { ApiCallError } from '#contract/endpoints/client.ts';
import { claimKey, revealKey } from '#contract/enrolments/endpoints.ts';
import { ingestEvents } from '#contract/events/endpoints.ts';
import { acceptAsGuest, claimKeyAsGuest, readGuestActivation } from '#contract/guest/endpoints.ts';
import { browse, CookieJar } from '../support/browse.ts';
import type { TestServer } from '../support/browser/start-server.ts';
import { clientOf, prepareServedApi, type ServedApi } from '../support/served-api.ts';
import { clientWithCookies } from '../support/sign-in-by-http.ts';

let api: ServedApi;
let server: TestServer;
let log = '';
beforeAll(async () => {
  api = await prepareServedApi({ people: 2, keys: 3 });
  server = await api.start({
    ...{ LOG_LEVEL: 'debug', MARQUEE_ENV: 'development' },
    MARQUEE_REQUEST_LOG: 'on',
  });
  const listen = (chunk: Buffer) => {
    log += chunk.toString();
  };
  server.process.stdout?.on('data', listen);
  server.process.stderr?.on('data', listen);
}, 60_000);
afterAll(async () => {
  await server?.close();
  await api?.remove();
});

/** The code of a refusal; a call that is not refused fails the test. */
async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  if (!(error instanceof ApiCallError)) throw new Error('The call was not refused.');
  return error.code;
}

/** The whole way of a browser, with everything secret that it sees by name. */
async function signInSeen(person: string): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const jar = new CookieJar();
  const client = clientWithCookies(server.origin, jar);
  const code_verifier = randomBytes(32).toString('base64url');
  seen.set('code_verifier', code_verifier);
  const { authorization_url } = await client.call(startSignIn, {
    body: {
      provider: 'embedded',
      uuid: api.uuid,
      code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
    },
  });
  const start = new URL(authorization_url);
  for (const name of ['state', 'nonce']) seen.set(name, start.searchParams.get(name) ?? '');
  for (const cookie of jar.header(new URL(server.origin)).split('; '))
    seen.set(`cookie ${cookie.split('=')[0]}`, cookie.slice(cookie.indexOf('=') + 1));
  start.searchParams.set('login_hint', person);
  const back = await browse(start, { jar, until: ({ searchParams }) => searchParams.has('code') });
  seen.set('code', back.url.searchParams.get('code') ?? '');
  const { url } = await browse(back.url, {
    jar,
    until: ({ searchParams }) => searchParams.has('handoff'),
  });
  const handoff = url.searchParams.get('handoff') ?? '';
  seen.set('handoff', handoff);
  const tokens = await client.call(signIn, { body: { handoff, code_verifier } });
  seen.set('auth_token', tokens.auth_token).set('refresh_token', tokens.refresh_token);
  expect(await refusal(client.call(signIn, { body: { handoff, code_verifier } }))).toBe(
    'HANDOFF_INVALID',
  );
  return seen;
}

/** Tokens of links in the mails to an address. */
function tokensMailedTo(address: string): string[] {
  const folder = join(api.dataFolder, 'mail');
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(address))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
  return mails.flatMap((mail) => [
    ...new Set([...mail.matchAll(/[?&]token=([\w.-]{20,})/g)].map(([, token = '']) => token)),
  ]);
}

test('no token, key, code or cookie of any call reaches the log, whether taken or refused', async () => {
  const client = clientOf(server);
  const query = { uuid: api.uuid };
  const secrets = await signInSeen('maya');
  const keep = (name: string, value: string) => {
    secrets.set(name, value);
    return value;
  };

  const refresh_token = secrets.get('refresh_token') ?? '';
  const refreshed = await client.call(refreshSession, { body: { refresh_token } });
  keep('next auth_token', refreshed.auth_token);
  keep('next refresh_token', refreshed.refresh_token);
  const unknown = keep('unknown refresh_token', randomBytes(32).toString('base64url'));
  expect(await refusal(client.call(refreshSession, { body: { refresh_token: unknown } }))).toBe(
    'REFRESH_TOKEN_INVALID',
  );
  const email = 'somebody.else@people.example';
  await client.call(changeProfile, { body: { email } }, { authToken: refreshed.auth_token });
  const forged = keep('forged auth_token', `${refreshed.auth_token.slice(0, -6)}AAAAAA`);
  expect(await refusal(client.call(readSelf, {}, { authToken: forged }))).toBe(
    'AUTH_TOKEN_INVALID',
  );
  await expect.poll(() => tokensMailedTo(email), { timeout: 15_000 }).not.toEqual([]);
  const [mailed = '', ...further] = tokensMailedTo(email);
  for (const [index, token] of further.entries()) keep(`token ${index} of the mail`, token);
  const verification = { body: { token: keep('verification token', mailed) } };
  await client.call(verifyEmail, verification);
  expect(await refusal(client.call(verifyEmail, verification))).toMatch(/^VERIFICATION|^EMAIL/);

  const apiKey = keep('api key', api.apiKey);
  const events = [
    {
      creator: api.people[0]?.id ?? '',
      metric: 'wins',
      value: 1,
      occurred_at: new Date().toISOString(),
      source_id: 'match-1',
    },
  ];
  await client.call(ingestEvents, { body: { events } }, { apiKey });
  const wrongKey = keep('wrong api key', randomBytes(32).toString('base64url'));
  expect(await refusal(client.call(ingestEvents, { body: { events } }, { apiKey: wrongKey }))).toBe(
    'API_KEY_INVALID',
  );

  const [holder] = api.people;
  const params = { influencer_activation_id: holder?.influencer_activation_id ?? 0 };
  const creator = { authToken: keep('token of the holder', holder?.token ?? '') };
  const { key } = await client.call(claimKey, { params, query, body: {} }, creator);
  keep('game key', key);
  await client.call(revealKey, { params, query }, creator);
  expect(await refusal(client.call(claimKey, { params, query, body: {} }, creator))).toBe(
    'KEY_ALREADY_CLAIMED',
  );

  const token = keep('guest token', api.guestToken);
  await client.call(readGuestActivation, { query: { token } });
  const accepted = await client.call(acceptAsGuest, {
    body: { token, name: 'Guest', agreements: { coc_accepted: true } },
  });
  const own = keep('token of the guest', accepted.token);
  // A development server fills its pools: there may be a key or none, there is no second one.
  const claim = () => client.call(claimKeyAsGuest, { body: { token: own } });
  const guestKey = await claim().catch(() => undefined);
  if (guestKey) keep('game key of the guest', guestKey.key);
  expect(await refusal(claim())).toMatch(/^KEY/);
  const strange = keep('unknown guest token', randomBytes(32).toString('base64url'));
  expect(await refusal(client.call(readGuestActivation, { query: { token: strange } }))).toBe(
    'GUEST_LINK_UNKNOWN',
  );
  // Nothing of a request that cannot be read is repeated either.
  const broken = keep('in a broken body', randomBytes(32).toString('base64url'));
  const answer = await fetch(`${server.origin}/api${signOut.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"refresh_token": "${broken}"`,
  });
  expect(answer.status).toBe(400);

  await expect.poll(() => log).toContain(`"route":"/api${signOut.path}"`);
  expect(log).toContain(`"route":"/api${claimKey.path}"`);
  const leaked = [...secrets].filter(([, value]) => {
    expect(value.length).toBeGreaterThan(7);
    return [value, encodeURIComponent(value)].some((text) => log.includes(text));
  });
  expect(leaked.map(([name]) => name)).toEqual([]);
}, 60_000);
