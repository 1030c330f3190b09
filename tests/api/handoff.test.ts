import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUpSessions } from '#api/auth/clean-up-sessions.ts';
import { eq } from '#api/store/drizzle.ts';
import { sessions, signIns } from '#api/store/tables/sessions.ts';
import { signIn } from '#contract/auth/endpoints.ts';
import {
  ALPHA,
  type Attempt,
  BETA,
  challengeOf,
  handoffOf,
  MAIN,
  makeVerifier,
  type SignInApi,
  startSignInApi,
} from '../support/sign-in-api.ts';

let api: SignInApi;
let clock = Date.now();
beforeAll(async () => {
  api = await startSignInApi();
});
beforeEach(() => {
  clock += 60 * 60_000;
  api.setTime(new Date(clock));
});
afterAll(() => api.close());

const wait = (seconds: number) => {
  clock += seconds * 1000;
  api.setTime(new Date(clock));
};
/** A browser with its handoff in hand. */
async function ready(host = ALPHA): Promise<{ attempt: Attempt; handoff: string }> {
  const attempt = await api.begin({ host });
  const back = await api.comeBack(await api.choose(attempt, 'maya'));
  return { attempt, handoff: handoffOf(back) };
}
const stateOf = ({ authorization_url }: Attempt) =>
  new URL(authorization_url).searchParams.get('state') ?? '';
const callback = (search: Record<string, string>) =>
  new URL(`http://${MAIN}/auth/callback?${new URLSearchParams(search)}`);
const issuer = () => `${api.origin}/embedded-identity`;
const expired = () => `${api.origin}/auth/callback?error=SIGN_IN_EXPIRED`;
/** The address that a known, used-up sign-in leads back to. */
const over = `http://${ALPHA}/auth/callback?error=SIGN_IN_EXPIRED`;

describe('the way back from the provider', () => {
  test('leads to the host on which the sign-in began', async () => {
    for (const host of [ALPHA, MAIN]) {
      const attempt = await api.begin({ host });
      const back = await api.comeBack(await api.choose(attempt, 'maya'));
      expect(back.href).toMatch(`http://${host}/auth/callback?handoff=`);
      expect(await api.finish(attempt, handoffOf(back))).toMatchObject({ status: 200 });
    }
  });

  test('is kept by no cache and told to no other site', async () => {
    const answer = await api.app.inject({ url: '/auth/callback?state=x' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      location: expired(),
    });
  });

  test('is gone once: a state that is used again opens nothing and harms nobody', async () => {
    const attempt = await api.begin();
    const url = await api.choose(attempt, 'maya');
    const handoff = handoffOf(await api.comeBack(url));
    expect((await api.comeBack(url)).href).toBe(over);
    expect(await api.finish(attempt, handoff)).toMatchObject({ status: 200 });
    // Nothing is known of it any more.
    expect((await api.comeBack(url)).href).toBe(expired());
  });

  test('gives one handoff to ten browsers at once', async () => {
    const url = await api.choose(await api.begin(), 'maya');
    const places = await Promise.all(Array.from({ length: 10 }, () => api.comeBack(url)));
    expect(places.filter(({ searchParams }) => searchParams.has('handoff'))).toHaveLength(1);
    expect(places.filter(({ href }) => href === over)).toHaveLength(9);
  });

  test.each(['?state=', '?state=unknown', '?state=a&state=b', '?state=%00'])(
    'with the state %s leads to the main host with an error',
    async (search) => {
      const url = new URL(`http://${MAIN}/auth/callback${search}`);
      expect((await api.comeBack(url)).href).toBe(expired());
    },
  );

  test('is open for ten minutes', async () => {
    const [soon, late] = [await api.begin(), await api.begin()];
    const [first, second] = [await api.choose(soon, 'maya'), await api.choose(late, 'maya')];
    wait(599);
    expect((await api.comeBack(first)).searchParams.has('handoff')).toBe(true);
    wait(1);
    expect((await api.comeBack(second)).href).toBe(over);
  });

  test.each([
    ['who declines', { error: 'access_denied' }, 'SIGN_IN_DECLINED'],
    ['with a made-up code', { code: 'made-up' }, 'PROVIDER_REFUSED'],
    ['of a provider with a fault', { error: 'server_error' }, 'PROVIDER_UNREACHABLE'],
    ['of another provider', { code: 'x', iss: 'https://elsewhere.example' }, 'PROVIDER_REFUSED'],
  ])('%s tells the host where it began', async (_what, answer, code) => {
    const attempt = await api.begin();
    const place = await api.comeBack(
      callback({ iss: issuer(), ...answer, state: stateOf(attempt) }),
    );
    expect(place.href).toBe(`http://${ALPHA}/auth/callback?error=${code}`);
  });

  test('of a provider that is not offered any more is refused', async () => {
    const attempt = await api.begin();
    const url = await api.choose(attempt, 'maya');
    await api.services.store.database
      .update(signIns)
      .set({ provider: 'withdrawn' })
      .where(eq(signIns.code_challenge, challengeOf(attempt.verifier)));
    expect((await api.comeBack(url)).searchParams.get('error')).toBe('PROVIDER_REFUSED');
  });

  test('with the code of another sign-in is refused: its verifier does not fit', async () => {
    const [mine, theirs] = [await api.begin(), await api.begin()];
    const url = await api.choose(theirs, 'liam');
    url.searchParams.set('state', stateOf(mine));
    expect((await api.comeBack(url)).searchParams.get('error')).toBe('PROVIDER_REFUSED');
  });
});

describe('a handoff', () => {
  const refused = { status: 403, code: 'HANDOFF_INVALID' };

  test('works once', async () => {
    const { attempt, handoff } = await ready();
    expect(await api.finish(attempt, handoff)).toMatchObject({ status: 200 });
    expect(await api.finish(attempt, handoff)).toMatchObject(refused);
  });

  test('that ten tabs send at once opens one session', async () => {
    const { attempt, handoff } = await ready();
    const { database } = api.services.store;
    const before = await database.$count(sessions);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.finish(attempt, handoff)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'HANDOFF_INVALID')).toHaveLength(9);
    expect(await database.$count(sessions)).toBe(before + 1);
  });

  test('is refused to anybody but the browser that began, and is not spoilt by them', async () => {
    const { attempt, handoff } = await ready();
    const other = await api.begin();
    const wrong: Attempt[] = [
      { ...attempt, cookie: '' },
      { ...attempt, cookie: other.cookie },
      { ...attempt, cookie: `${attempt.cookie}x` },
      { ...attempt, verifier: makeVerifier() },
      { ...attempt, host: MAIN },
      { ...attempt, host: BETA },
      other,
    ];
    for (const each of wrong) expect(await api.finish(each, handoff)).toMatchObject(refused);
    expect(await api.finish(attempt, `${handoff}x`)).toMatchObject(refused);
    expect(await api.finish(attempt, handoff)).toMatchObject({ status: 200 });
  });

  test('lives for a minute', async () => {
    const [first, second] = [await ready(), await ready()];
    wait(59);
    expect(await api.finish(first.attempt, first.handoff)).toMatchObject({ status: 200 });
    wait(1);
    expect(await api.finish(second.attempt, second.handoff)).toMatchObject(refused);
  });

  test('does not come before the provider has answered', async () => {
    const attempt = await api.begin();
    expect(await api.finish(attempt, stateOf(attempt))).toMatchObject(refused);
  });

  test('of one tab is not ended by another tab of the same browser', async () => {
    const first = await api.begin();
    const second = await api.begin({ headers: { cookie: first.cookie } });
    expect(second.cookie).toBe(first.cookie);
    for (const attempt of [first, second]) {
      const back = await api.comeBack(await api.choose(attempt, 'maya'));
      expect(await api.finish(attempt, handoffOf(back))).toMatchObject({ status: 200 });
    }
  });

  test('of a program that is not served any more signs nobody in', async () => {
    const { attempt, handoff } = await ready();
    await api.services.store.database
      .update(signIns)
      .set({ program_uuid: '00000000-0000-4000-8000-000000000000' })
      .where(eq(signIns.code_challenge, challengeOf(attempt.verifier)));
    expect(await api.finish(attempt, handoff)).toMatchObject(refused);
  });

  test('needs a verifier of the form that PKCE has', async () => {
    const body = { handoff: 'x'.repeat(43), code_verifier: 'short' };
    expect(await api.call(signIn, { body })).toMatchObject({ status: 400 });
  });
});

test('sign-ins that came to nothing are cleaned up, open ones are not', async () => {
  const { store } = api.services;
  await api.begin();
  wait(20 * 60);
  const open = await ready();
  await cleanUpSessions(store, new Date(clock));
  expect(await store.database.$count(signIns)).toBe(1);
  expect(await api.finish(open.attempt, open.handoff)).toMatchObject({ status: 200 });
});
