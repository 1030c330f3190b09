import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUpSessions } from '#api/auth/clean-up-sessions.ts';
import { openSession } from '#api/auth/open-session.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { refreshTokens, sessions } from '#api/store/tables/sessions.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import {
  listSessions,
  refreshSession,
  signOut,
  signOutEverywhere,
} from '#contract/auth/endpoints.ts';
import { startTestApi, type TestApi, type TestProgram } from '../support/api.ts';

let api: TestApi;
let clock = Date.now();
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => wait(3600));
afterAll(() => api.close());

const DAY = 24 * 60 * 60;
const wait = (seconds: number) => {
  clock += seconds * 1000;
  api.setTime(new Date(clock));
};
async function addCreator(program_uuid: string): Promise<string> {
  const { database } = api.services.store;
  const [row] = await database
    .insert(creators)
    .values({ program_uuid, display_name: 'Somebody' })
    .returning();
  return row?.id ?? '';
}
async function signedIn(program: TestProgram = 'alpha', id?: string) {
  const { uuid } = api.program(program);
  const creatorId = id ?? (await addCreator(uuid));
  const owner = { kind: 'creator', id: creatorId, uuid } as const;
  return { ...(await openSession(api.services, owner, 'Browser')), id: creatorId, uuid };
}
const refresh = (refresh_token: string) => api.call(refreshSession, { body: { refresh_token } });
const self = (token: string) => api.call(readSelf, { token });
const setStatus = (id: string, status: 'active' | 'suspended' | 'deleted') =>
  api.services.store.database.update(creators).set({ status }).where(eq(creators.id, id));
const sidOf = (authToken: string) =>
  String(JSON.parse(Buffer.from(authToken.split('.')[1] ?? '', 'base64url').toString()).sid);
const rowOf = async (authToken: string) => {
  const { database } = api.services.store;
  const [row] = await database
    .select()
    .from(sessions)
    .where(eq(sessions.id, sidOf(authToken)));
  return row;
};
const tokensOf = (authToken: string) =>
  api.services.store.database
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.session_id, sidOf(authToken)));

describe('a refresh_token', () => {
  test('gives a new auth_token of the same session, and its successor', async () => {
    const first = await signedIn();
    wait(15 * 60);
    expect(await self(first.auth_token)).toMatchObject({ status: 403, code: 'AUTH_TOKEN_EXPIRED' });
    const { status, body } = await refresh(first.refresh_token);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['auth_token', 'refresh_token', 'uuid']);
    expect(body.uuid).toBe(first.uuid);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    expect(sidOf(body.auth_token)).toBe(sidOf(first.auth_token));
    expect((await self(body.auth_token)).body.id).toBe(first.id);
    expect((await rowOf(first.auth_token))?.last_used_at).toEqual(new Date(clock));
  });

  test('gives the same successor for 30 seconds, be it used or not', async () => {
    const { refresh_token } = await signedIn();
    const first = await refresh(refresh_token);
    wait(15);
    expect((await refresh(refresh_token)).body.refresh_token).toBe(first.body.refresh_token);
    const second = await refresh(first.body.refresh_token);
    wait(15);
    expect((await refresh(refresh_token)).body.refresh_token).toBe(first.body.refresh_token);
    expect((await refresh(first.body.refresh_token)).body.refresh_token).toBe(
      second.body.refresh_token,
    );
  });

  test('that is used after that ends the whole session, and only that one', async () => {
    const stolen = await signedIn();
    const other = await signedIn('alpha', stolen.id);
    const { body } = await refresh(stolen.refresh_token);
    wait(31);
    expect((await self(body.auth_token)).status).toBe(200);
    expect(await refresh(stolen.refresh_token)).toMatchObject({
      status: 403,
      code: 'REFRESH_TOKEN_REUSED',
    });
    expect(await rowOf(body.auth_token)).toMatchObject({
      revoked_reason: 'reuse',
      revoked_at: new Date(clock),
    });
    expect(await self(body.auth_token)).toMatchObject({ status: 403, code: 'SESSION_ENDED' });
    for (const token of [body.refresh_token, stolen.refresh_token])
      expect(await refresh(token)).toMatchObject({ status: 403, code: 'REFRESH_TOKEN_INVALID' });
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  test('that twenty tabs send at once has one successor', async () => {
    const { auth_token, refresh_token } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect(await tokensOf(auth_token)).toHaveLength(2);
  });

  test('lives for 30 days, and each successor for 30 more', async () => {
    const { refresh_token } = await signedIn();
    wait(30 * DAY - 1);
    const { body } = await refresh(refresh_token);
    wait(30 * DAY - 1);
    const last = await refresh(body.refresh_token);
    expect(last.status).toBe(200);
    wait(30 * DAY);
    expect(await refresh(last.body.refresh_token)).toMatchObject({ code: 'REFRESH_TOKEN_INVALID' });
  });

  test('continues no session for more than 180 days', async () => {
    let { refresh_token } = await signedIn();
    for (let month = 0; month < 6; month += 1) {
      wait(30 * DAY - 60);
      ({ refresh_token } = (await refresh(refresh_token)).body);
    }
    wait(6 * 60 - 1);
    ({ refresh_token } = (await refresh(refresh_token)).body);
    wait(1);
    expect(await refresh(refresh_token)).toMatchObject({ code: 'REFRESH_TOKEN_INVALID' });
  });

  test('that nobody was given is refused', async () => {
    expect(await refresh('x'.repeat(43))).toMatchObject({
      status: 403,
      code: 'REFRESH_TOKEN_INVALID',
    });
  });

  test('of a suspended account is refused until that ends; of a deleted one for good', async () => {
    const { id, refresh_token } = await signedIn();
    await setStatus(id, 'suspended');
    expect(await refresh(refresh_token)).toMatchObject({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    await setStatus(id, 'active');
    const { body } = await refresh(refresh_token);
    expect(body.refresh_token).toBeTruthy();
    await setStatus(id, 'deleted');
    expect(await refresh(body.refresh_token)).toMatchObject({ code: 'REFRESH_TOKEN_INVALID' });
  });

  test('of a program that is not served any more is refused', async () => {
    const { auth_token, refresh_token } = await signedIn();
    await api.services.store.database
      .update(sessions)
      .set({ program_uuid: '00000000-0000-4000-8000-000000000000' })
      .where(eq(sessions.id, sidOf(auth_token)));
    expect(await refresh(refresh_token)).toMatchObject({ code: 'REFRESH_TOKEN_INVALID' });
  });

  test('cannot be read from what is kept', async () => {
    const { auth_token, refresh_token } = await signedIn();
    const { body } = await refresh(refresh_token);
    const rows = (await tokensOf(auth_token)).map(({ successor, ...row }) =>
      JSON.stringify([row, successor?.toString('latin1')]),
    );
    expect(rows).toHaveLength(2);
    for (const token of [refresh_token, body.refresh_token])
      expect(rows.join()).not.toContain(token);
  });
});

describe('signing out', () => {
  test('ends the session at once, and no other', async () => {
    const here = await signedIn();
    const there = await signedIn('alpha', here.id);
    expect((await self(here.auth_token)).status).toBe(200);
    const { refresh_token } = here;
    expect(await api.call(signOut, { body: { refresh_token } })).toMatchObject({ status: 204 });
    expect(await self(here.auth_token)).toMatchObject({ status: 403, code: 'SESSION_ENDED' });
    expect(await refresh(refresh_token)).toMatchObject({ code: 'REFRESH_TOKEN_INVALID' });
    expect((await rowOf(here.auth_token))?.revoked_reason).toBe('logout');
    expect((await self(there.auth_token)).status).toBe(200);
  });

  test('works with a token that was replaced, and with one that nobody knows', async () => {
    const { auth_token, refresh_token } = await signedIn();
    await refresh(refresh_token);
    wait(3600);
    await api.call(signOut, { body: { refresh_token } });
    expect((await rowOf(auth_token))?.revoked_reason).toBe('logout');
    const unknown = { refresh_token: 'x'.repeat(43) };
    expect(await api.call(signOut, { body: unknown })).toMatchObject({ status: 204 });
  });

  test('everywhere ends all sessions of the person in the program', async () => {
    const [first, stranger, beta] = [await signedIn(), await signedIn(), await signedIn('beta')];
    const second = await signedIn('alpha', first.id);
    const gone = await signedIn('alpha', first.id);
    await api.call(signOut, { body: { refresh_token: gone.refresh_token } });
    for (const { auth_token } of [first, second, stranger]) await self(auth_token);
    const sent = { token: first.auth_token, query: { uuid: first.uuid } };
    const elsewhere = { ...sent, query: { uuid: beta.uuid } };
    expect(await api.call(signOutEverywhere, elsewhere)).toMatchObject({
      status: 403,
      code: 'PROGRAM_MISMATCH',
    });
    expect(await api.call(signOutEverywhere, sent)).toMatchObject({ status: 204 });
    for (const { auth_token } of [first, second])
      expect(await self(auth_token)).toMatchObject({ code: 'SESSION_ENDED' });
    for (const { auth_token } of [stranger, beta])
      expect((await self(auth_token)).status).toBe(200);
    expect((await rowOf(gone.auth_token))?.revoked_reason).toBe('logout');
    expect((await rowOf(second.auth_token))?.revoked_reason).toBe('everywhere');
  });
});

test('a person sees their own sessions that hold, the one they use first', async () => {
  const old = await signedIn();
  const sent = (auth_token: string) => ({ token: auth_token, query: { uuid: old.uuid } });
  wait(29 * DAY);
  const other = await signedIn('alpha', old.id);
  const ended = await signedIn('alpha', old.id);
  await api.call(signOut, { body: { refresh_token: ended.refresh_token } });
  await signedIn();
  wait(60);
  const here = await signedIn('alpha', old.id);
  const list = async () => (await api.call(listSessions, sent(here.auth_token))).body.sessions;
  expect(await list()).toMatchObject([
    { id: sidOf(here.auth_token), current: true, user_agent: 'Browser' },
    { id: sidOf(other.auth_token), current: false },
    { id: sidOf(old.auth_token), current: false },
  ]);
  wait(DAY);
  const { auth_token } = (await refresh(here.refresh_token)).body;
  const { body } = await api.call(listSessions, sent(auth_token));
  expect(body.sessions.map(({ id }) => id)).not.toContain(sidOf(old.auth_token));
});

test('what has expired is cleaned up; a session that holds goes on', async () => {
  const { store } = api.services;
  const [lost, ended, kept] = [await signedIn(), await signedIn(), await signedIn()];
  await api.call(signOut, { body: { refresh_token: ended.refresh_token } });
  wait(20 * DAY);
  const { body } = await refresh(kept.refresh_token);
  wait(31);
  await cleanUpSessions(store, new Date(clock));
  expect((await tokensOf(kept.auth_token)).map(({ successor }) => successor)).toEqual([null, null]);
  expect(await rowOf(ended.auth_token)).toBeDefined();
  wait(11 * DAY);
  await cleanUpSessions(store, new Date(clock));
  expect(await rowOf(lost.auth_token)).toBeUndefined();
  expect(await rowOf(ended.auth_token)).toBeUndefined();
  expect(await tokensOf(kept.auth_token)).toHaveLength(1);
  expect((await refresh(body.refresh_token)).status).toBe(200);
});
