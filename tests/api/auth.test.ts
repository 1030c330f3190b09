import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrCreateCreator } from '#api/auth/find-creator.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { creators, identityLinks } from '#api/store/tables/accounts.ts';
import { sessions, signIns } from '#api/store/tables/sessions.ts';
import { changeProfile, readSelf } from '#contract/account/endpoints.ts';
import { signIn } from '#contract/auth/endpoints.ts';
import { browse, CookieJar } from '../support/browse.ts';
import {
  ALPHA,
  BETA,
  challengeOf,
  handoffOf,
  makeVerifier,
  type SignInApi,
  startSignInApi,
} from '../support/sign-in-api.ts';

let api: SignInApi;
beforeAll(async () => {
  api = await startSignInApi();
});
afterAll(() => api.close());

const rowsOf = (email: string) =>
  api.services.store.database.select().from(creators).where(eq(creators.email, email));

describe('a creator', () => {
  test('signs in by plain HTTP, and is who the provider says', async () => {
    const jar = new CookieJar();
    const post = async (path: string, body: object) => {
      const url = new URL(`${api.origin}/api${path}`);
      const headers = { 'content-type': 'application/json', cookie: jar.header(url) };
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      jar.keep(url, answer);
      return { status: answer.status, answer, body: (await answer.json()) as never };
    };
    const verifier = makeVerifier();
    const { uuid } = api.program('alpha');
    const started = await post('/auth/start', {
      ...{ provider: 'embedded', uuid, code_challenge: challengeOf(verifier) },
      ...{ redirect: '/dashboard/account?tab=1', locale: 'de' },
    });
    const cookie = started.answer.headers.get('set-cookie');
    expect(cookie).toMatch(
      /^marquee_sign_in=[\w-]{43}; Max-Age=600; Path=\/api; HttpOnly; SameSite=Lax$/,
    );
    const start = new URL((started.body as { authorization_url: string }).authorization_url);
    start.searchParams.set('login_hint', 'maya');
    const until = ({ searchParams }: URL) => searchParams.has('handoff');
    const { url } = await browse(start, { jar, until });
    expect(url.origin + url.pathname).toBe(`${api.origin}/auth/callback`);
    const handoff = handoffOf(url);
    const { status, body } = await post('/auth', { handoff, code_verifier: verifier });
    expect(status).toBe(200);
    const answer = body as { auth_token: string; user: { id: string } };
    expect(answer).toMatchObject({
      uuid,
      redirect: '/dashboard/account?tab=1',
      user: { kind: 'creator', display_name: 'Maya Okafor', email: 'maya@people.example' },
    });
    const self = await api.call(readSelf, { token: answer.auth_token });
    expect(self.body).toMatchObject({
      id: answer.user.id,
      uuid,
      member: false,
      email: 'maya@people.example',
      email_verified: true,
      country: 'US',
      locale: 'de',
      picture_url: `${api.origin}/embedded-identity/pictures/maya.svg`,
      links: [
        {
          ...{ provider: 'embedded', name: 'Maya Okafor', statistics: { followers: 48_200 } },
          statistics_at: expect.stringMatching(/^\d{4}-/),
        },
      ],
    });
  });

  test('who comes again is the same one, with figures of today', async () => {
    const { database } = api.services.store;
    const first = await api.signInAs('liam');
    const link = eq(identityLinks.creator_id, first.body.user.id);
    await database
      .update(identityLinks)
      .set({ statistics: { followers: 1 }, name: 'Old name' })
      .where(link);
    const second = await api.signInAs('liam');
    expect(second.body.user.id).toBe(first.body.user.id);
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
    expect(await database.select().from(identityLinks).where(link)).toMatchObject([
      { name: 'Liam Tremblay', statistics: { followers: 6_150, uploads: 88 } },
    ]);
  });

  test('keeps what they changed of themselves', async () => {
    const { body } = await api.signInAs('sofia');
    await api.services.store.database
      .update(creators)
      .set({ display_name: 'Sofi' })
      .where(eq(creators.id, body.user.id));
    expect((await api.signInAs('sofia')).body.user.display_name).toBe('Sofi');
  });

  test('is another one in another program, and with another account', async () => {
    const alpha = await api.signInAs('kenji');
    const beta = await api.signInAs('kenji', { program: 'beta', host: BETA });
    const twitch = await api.signInAs('kenji', { provider: 'twitch' });
    const ids = [alpha, beta, twitch].map(({ body }) => body.user.id);
    expect(new Set(ids).size).toBe(3);
    expect(await rowsOf('kenji@people.example')).toHaveLength(3);
    expect(beta.body.uuid).toBe(api.program('beta').uuid);
  });

  test('whose e-mail address the provider has not verified has not verified it', async () => {
    const { body } = await api.signInAs('noah');
    const self = await api.call(readSelf, { token: body.auth_token });
    expect(self.body).toMatchObject({ email: 'noah@people.example', email_verified: false });
  });

  test('without e-mail address and picture has none', async () => {
    const { body } = await api.signInAs('hana', { headers: { 'accept-language': 'de-AT,fr' } });
    expect(body.user).toMatchObject({ email: null, picture_url: null });
    const self = await api.call(readSelf, { token: body.auth_token });
    expect(self.body).toMatchObject({ email: null, email_verified: false, locale: 'de' });
  });

  test('is spoken to in the language of the last sign-in, until they choose one', async () => {
    const signInIn = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await api.signInAs('sofia', { provider: 'twitch', headers });
      const token = body.auth_token;
      return { token, locale: (await api.call(readSelf, { token })).body.locale };
    };
    expect((await signInIn('en')).locale).toBe('en');
    const { token, locale } = await signInIn('de');
    expect(locale).toBe('de');
    await api.call(changeProfile, { token, body: { locale: 'de' } });
    expect((await signInIn('en')).locale).toBe('de');
  });

  test('has no address that takes no mail, and no half character in a long name', async () => {
    const { store } = api.services;
    const profile = {
      ...{ provider: 'embedded', subject: 'long', name: `${'x'.repeat(59)}🎮 of games` },
      ...{ email: `${'a'.repeat(65)}@people.example`, email_verified: true },
    };
    const place = { locale: 'en', now: new Date() };
    const create = () => findOrCreateCreator(store, api.program('alpha').uuid, profile, place);
    const creator = await store.transaction(create);
    expect(creator).toMatchObject({
      ...{ display_name: 'x'.repeat(59), email: null, email_verified_at: null },
    });
  });

  test('who signs in for the first time in ten tabs at once is one', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const attempt = await api.begin();
        const back = await api.comeBack(await api.choose(attempt, 'diego'));
        return { attempt, handoff: handoffOf(back) };
      }),
    );
    const answers = await Promise.all(
      attempts.map(({ attempt, handoff }) => api.finish(attempt, handoff)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    expect(await rowsOf('diego@people.example')).toHaveLength(1);
  });

  test.each(['gone', 'of another publisher'])(
    'cannot finish with a provider that the program has no more (%s)',
    async (how) => {
      const provider = 'twitch';
      const { body } = await api.signInAs('sofia', { provider });
      const token = body.auth_token;
      const attempts = await Promise.all([{ provider }, { provider, token }].map(api.begin));
      const handoffs = await Promise.all(
        attempts.map(async (attempt) =>
          handoffOf(await api.comeBack(await api.choose(attempt, 'sofia'))),
        ),
      );
      const twitch = api.clients.get(provider);
      if (!twitch) throw new Error('There is no such provider.');
      if (how === 'gone') api.clients.delete(provider);
      else api.clients.set(provider, { ...twitch, programs: ['beta'] });
      try {
        await expect(api.begin({ provider })).rejects.toThrow('PROVIDER_NOT_OFFERED');
        const [signedIn, linked] = await Promise.all(
          attempts.map((attempt, index) => {
            const finish = index === 0 ? api.finish : api.finishLink;
            return finish(attempt, handoffs[index] ?? '');
          }),
        );
        expect([signedIn?.code, linked?.code]).toEqual([
          ...['PROVIDER_NOT_OFFERED', 'PROVIDER_NOT_OFFERED'],
        ]);
      } finally {
        api.clients.set(provider, twitch);
      }
    },
  );

  test('who is suspended is refused, and no session begins', async () => {
    const { database } = api.services.store;
    const { body } = await api.signInAs('lena');
    const theirs = eq(sessions.creator_id, body.user.id);
    await database
      .update(creators)
      .set({ status: 'suspended' })
      .where(eq(creators.id, body.user.id));
    expect(await api.signInAs('lena')).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    expect(await database.select().from(sessions).where(theirs)).toHaveLength(1);
  });
});

test('nothing of a finished sign-in stays, and of an open one nothing can be read', async () => {
  const { database } = api.services.store;
  const attempt = await api.begin();
  const callback = await api.choose(attempt, 'maya');
  const state = callback.searchParams.get('state') ?? '';
  const [row] = await database
    .select()
    .from(signIns)
    .where(
      and(
        eq(signIns.origin, `http://${ALPHA}`),
        eq(signIns.code_challenge, challengeOf(attempt.verifier)),
      ),
    );
  const kept = JSON.stringify({ ...row, code_verifier: row?.code_verifier.toString('latin1') });
  const [, cookie = ''] = attempt.cookie.split('=');
  for (const secret of [state, cookie, attempt.verifier]) {
    expect(secret.length).toBeGreaterThan(40);
    expect(kept).not.toContain(secret);
  }
  const answer = await api.finish(attempt, handoffOf(await api.comeBack(callback)));
  expect(answer.status).toBe(200);
  const challenge = eq(signIns.code_challenge, challengeOf(attempt.verifier));
  expect(await database.select().from(signIns).where(challenge)).toEqual([]);
  const again = { handoff: 'x'.repeat(43), code_verifier: attempt.verifier };
  expect((await api.call(signIn, { body: again })).code).toBe('HANDOFF_INVALID');
});
