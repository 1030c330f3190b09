import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUpSessions } from '#api/auth/clean-up-sessions.ts';
import { NO_LIMITS } from '#api/http/rate-limits.ts';
import { eq } from '#api/store/drizzle.ts';
import { emailVerifications } from '#api/store/tables/sessions.ts';
import { sendVerification, verifyEmail } from '#contract/account/endpoints.ts';
import { change, mailsOf, self, withEmail } from '../support/accounts.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
let limited = false;
let clock = Date.now();
beforeAll(async () => {
  api = await startTestApi({
    rateLimits: {
      ...NO_LIMITS,
      check: async (rate) => (limited && rate === 'mail' ? { retryAfter: 60 } : undefined),
    },
  });
});
beforeEach(() => {
  limited = false;
});
afterAll(() => api.close());

const wait = (seconds: number) => {
  clock += seconds * 1000;
  api.setTime(new Date(clock));
};
async function linkOf(person: TestPerson): Promise<URL> {
  const [mail] = await mailsOf(api, person);
  return new URL(String(mail?.params.verification_url));
}
const tokenOf = (link: URL) => link.searchParams.get('token') ?? '';
const verify = (token: string) => api.call(verifyEmail, { body: { token } });

describe('an e-mail address', () => {
  test('that is new is verified by the link that is sent there, once', async () => {
    const person = await withEmail(api, 'old@people.example', true);
    const { body } = await change(api, person, { email: 'new@people.example', locale: 'de' });
    expect(body).toMatchObject({ email: 'new@people.example', email_verified: false });
    const written = await mailsOf(api, person);
    expect(written).toMatchObject([
      { kind: 'verify_email', address: 'new@people.example', locale: 'de', category: 'account' },
    ]);
    const link = await linkOf(person);
    expect(link.origin + link.pathname).toBe('https://marquee.example/verify');
    expect(await verify(tokenOf(link))).toMatchObject({
      status: 200,
      body: { email: 'new@people.example', uuid: person.uuid },
    });
    expect(await self(api, person)).toMatchObject({ email_verified: true });
    expect(await verify(tokenOf(link))).toMatchObject({
      status: 410,
      code: 'VERIFICATION_INVALID',
    });
  });

  test('that stays the same stays verified, without a mail', async () => {
    const person = await withEmail(api, 'same@people.example', true);
    const { body } = await change(api, person, { email: 'same@people.example' });
    expect(body).toMatchObject({ email_verified: true });
    expect(await mailsOf(api, person)).toEqual([]);
  });

  test('that is taken away is not verified any more, without a mail', async () => {
    const person = await withEmail(api, 'gone@people.example', true);
    expect((await change(api, person, { email: null })).body).toMatchObject({
      email: null,
      email_verified: false,
    });
    expect(await mailsOf(api, person)).toEqual([]);
  });

  test('is not verified by the link of the one before', async () => {
    const person = await api.creator('alpha');
    await change(api, person, { email: 'first@people.example' });
    const first = await linkOf(person);
    await change(api, person, { email: 'second@people.example' });
    expect(await verify(tokenOf(first))).toMatchObject({ code: 'VERIFICATION_INVALID' });
    expect(await self(api, person)).toMatchObject({ email_verified: false });
    // The refused link was not spent: it holds again once the address does.
    await change(api, person, { email: 'first@people.example' });
    expect(await verify(tokenOf(first))).toMatchObject({ status: 200 });
  });

  test('is verified by one of ten clicks at once', async () => {
    const person = await api.creator('alpha');
    await change(api, person, { email: 'clicks@people.example' });
    const token = tokenOf(await linkOf(person));
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is not changed more often than mails may be asked for', async () => {
    const person = await withEmail(api, 'calm@people.example', true);
    limited = true;
    const refused = await change(api, person, {
      email: 'flood@people.example',
      display_name: 'Flood',
    });
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(refused.headers['retry-after']).toBe('60');
    expect(await self(api, person)).toMatchObject({
      email: 'calm@people.example',
      email_verified: true,
      display_name: expect.not.stringContaining('Flood'),
    });
    expect(await mailsOf(api, person)).toEqual([]);
    expect((await change(api, person, { display_name: 'Calm' })).status).toBe(200);
  });

  test('gets its link again when asked for', async () => {
    const person = await withEmail(api, 'again@people.example');
    const sent = { token: person.token, query: { uuid: person.uuid } };
    for (let time = 0; time < 2; time += 1)
      expect(await api.call(sendVerification, sent)).toMatchObject({
        status: 202,
        body: { email: 'again@people.example' },
      });
    expect(await mailsOf(api, person)).toHaveLength(2);
    expect(await verify(tokenOf(await linkOf(person)))).toMatchObject({ status: 200 });
    expect(await api.call(sendVerification, sent)).toMatchObject({
      status: 409,
      code: 'EMAIL_ALREADY_VERIFIED',
    });
    const beta = { ...sent, query: { uuid: api.program('beta').uuid } };
    expect(await api.call(sendVerification, beta)).toMatchObject({ code: 'PROGRAM_MISMATCH' });
    expect(await mailsOf(api, person)).toHaveLength(2);
  });

  test('that is not there gets none', async () => {
    const { token, uuid } = await api.creator('alpha');
    expect(await api.call(sendVerification, { token, query: { uuid } })).toMatchObject({
      status: 409,
      code: 'EMAIL_MISSING',
    });
  });

  test('is not verified by what is no such link, or one of yesterday', async () => {
    const person = await api.creator('alpha');
    wait(0);
    await change(api, person, { email: 'late@people.example' });
    const token = tokenOf(await linkOf(person));
    const other = await api.services.mailTokens.sign({ purpose: 'other', subject: person.id }, 60);
    for (const wrong of ['x'.repeat(43), `${token.slice(0, -4)}AAAA`, person.token, other])
      expect(await verify(wrong)).toMatchObject({ status: 410, code: 'VERIFICATION_INVALID' });
    wait(24 * 60 * 60);
    expect(await verify(token)).toMatchObject({ status: 410, code: 'VERIFICATION_INVALID' });
    expect((await self(api, await signInAgain(person))).email_verified).toBe(false);
    const { store } = api.services;
    const theirs = eq(emailVerifications.creator_id, person.id);
    expect(await store.database.$count(emailVerifications, theirs)).toBe(1);
    await cleanUpSessions(store, new Date(clock));
    expect(await store.database.$count(emailVerifications, theirs)).toBe(0);
  });
});

async function signInAgain({ id, session_id, uuid }: TestPerson): Promise<TestPerson> {
  const claims = { kind: 'creator', sub: id, sid: session_id, uuid } as const;
  return { id, session_id, uuid, token: await api.services.authTokens.sign(claims) };
}
