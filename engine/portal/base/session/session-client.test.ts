import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSelf, verifyEmail } from '#contract/account/endpoints.ts';
import { ApiClient } from '#contract/endpoints/client.ts';
import { exportList } from '#contract/exports/endpoints.ts';
import { listQuests } from '#contract/quests/endpoints.ts';
import { type LogoutReason, SessionClient } from './session-client.ts';
import { type Session, SessionStorage } from './session-storage.ts';

const UUID = 'a1fa0000-0000-4000-8000-00000000000a';
const OTHER = 'be7a0000-0000-4000-8000-00000000000b';
const QUERY = { query: { uuid: UUID } };

const sessionOf = (auth_token: string, uuid = UUID): Session => ({
  user: {
    kind: 'creator',
    id: '11111111-1111-4111-8111-111111111111',
    display_name: 'Maya',
    email: null,
    picture_url: null,
  },
  tokens: { auth_token, refresh_token: `refresh-of-${auth_token}-and-long`, uuid },
});

/** A server that takes one token, and browsers' tabs that call it. */
function world() {
  const items = new Map<string, string>();
  const storage = new SessionStorage({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  const state = {
    valid: 'token-1',
    refreshes: 0,
    refreshStatus: 200,
    whileRefreshing: () => {},
    calls: [] as string[],
  };
  const fetch: typeof globalThis.fetch = async (address, init) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    const path = String(address);
    const headers = new Headers(init?.headers);
    state.calls.push(`${path} ${headers.get('authorization') ?? 'nobody'}`);
    const refuse = (status: number, code: string) =>
      Response.json({ status_code: status, message: 'No.', extra: { code } }, { status });
    if (path.endsWith('/auth/refresh')) {
      state.refreshes += 1;
      state.whileRefreshing();
      if (state.refreshStatus !== 200) return refuse(state.refreshStatus, 'REFRESH_TOKEN_INVALID');
      state.valid = `token-${state.refreshes + 1}`;
      return Response.json(sessionOf(state.valid).tokens);
    }
    if (path.endsWith('/verify_email')) return refuse(410, 'VERIFICATION_INVALID');
    return headers.get('authorization') === state.valid
      ? Response.json({ quests: [] })
      : refuse(403, 'AUTH_TOKEN_EXPIRED');
  };
  let tail: Promise<unknown> = Promise.resolve();
  const reasons: LogoutReason[] = [];
  const tab = () =>
    new SessionClient({
      client: new ApiClient({ baseUrl: '/api', headers: {}, fetch }),
      storage,
      uuid: () => UUID,
      locale: () => 'de',
      exclusive: (work) => {
        const turn = tail.then(work, work);
        tail = turn.catch(() => undefined);
        return turn;
      },
      onLogout: (reason) => void reasons.push(reason),
    });
  return { storage, items, state, reasons, tab };
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

test('a file is fetched with the token too, and again with a new one', async () => {
  const { storage, state, tab } = world();
  storage.write(sessionOf('expired'));
  const file = await tab().download(exportList, { params: { list: 'audit' }, ...QUERY });
  expect(await file.text()).toBe('{"quests":[]}');
  expect(state.calls).toEqual([
    `/api/operator/export/audit?uuid=${UUID} expired`,
    '/api/auth/refresh nobody',
    `/api/operator/export/audit?uuid=${UUID} token-2`,
  ]);
});

test('twenty calls with an expired token lead to one refresh, and all are repeated', async () => {
  const { storage, state, tab, reasons } = world();
  storage.write(sessionOf('expired'));
  const client = tab();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.call(listQuests, QUERY)),
  );
  expect(answers).toHaveLength(20);
  expect(state.refreshes).toBe(1);
  expect(storage.read()?.tokens.auth_token).toBe('token-2');
  expect(reasons).toEqual([]);
});

test('two tabs refresh once between them', async () => {
  const { storage, state, tab } = world();
  storage.write(sessionOf('expired'));
  await Promise.all([tab().call(listQuests, QUERY), tab().call(listQuests, QUERY)]);
  expect(state.refreshes).toBe(1);
});

test('a call that is refused again after the refresh is refused for good', async () => {
  const { storage, state, tab } = world();
  storage.write(sessionOf('expired'));
  const client = tab();
  const call = client.call(listQuests, QUERY);
  const interfere = setInterval(() => {
    state.valid = 'never';
  }, 0);
  await expect(call).rejects.toMatchObject({ status: 403, code: 'AUTH_TOKEN_EXPIRED' });
  clearInterval(interfere);
  expect(state.refreshes).toBe(1);
});

describe('signing out', () => {
  test('follows a refresh that is refused', async () => {
    const { storage, state, tab, reasons } = world();
    storage.write(sessionOf('expired'));
    state.refreshStatus = 403;
    await expect(tab().call(listQuests, QUERY)).rejects.toMatchObject({ status: 403 });
    expect(reasons).toEqual(['refresh_failed']);
  });

  test('does not follow the refresh of a session that another one has followed meanwhile', async () => {
    const { storage, state, tab, reasons } = world();
    storage.write(sessionOf('expired'));
    state.refreshStatus = 403;
    state.whileRefreshing = () => storage.write(sessionOf('token-of-the-next'));
    await expect(tab().call(listQuests, QUERY)).rejects.toMatchObject({ status: 403 });
    expect(reasons).toEqual([]);
    expect(storage.read()?.tokens.auth_token).toBe('token-of-the-next');
  });

  test('does not follow a refresh that nobody answered', async () => {
    const { storage, state, tab, reasons } = world();
    storage.write(sessionOf('expired'));
    state.refreshStatus = 503;
    await expect(tab().call(listQuests, QUERY)).rejects.toMatchObject({ status: 503 });
    expect(reasons).toEqual([]);
    expect(storage.read()).toBeDefined();
  });

  test('follows tokens of another program, without a call', async () => {
    const { storage, state, tab, reasons } = world();
    storage.write(sessionOf('token-1', OTHER));
    await expect(tab().call(listQuests, QUERY)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(reasons).toEqual(['other_program']);
    expect(state.calls).toEqual([]);
  });

  test('follows a call of nobody who is signed in', async () => {
    const { tab, reasons } = world();
    await expect(tab().call(readSelf, {})).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(reasons).toEqual(['no_session']);
  });
});

test('calls that need nobody carry no token, and their refusal refreshes nothing', async () => {
  const { storage, state, tab } = world();
  storage.write(sessionOf('token-1'));
  const body = { token: 't'.repeat(30) };
  await expect(tab().call(verifyEmail, { body })).rejects.toMatchObject({ status: 410 });
  expect(state.calls).toEqual(['/api/verify_email nobody']);
});

test('a stored session without its refresh token is removed', () => {
  const { storage, items } = world();
  const { user, tokens } = sessionOf('token-1');
  const { refresh_token: _gone, ...rest } = tokens;
  items.set('creators_session', JSON.stringify({ user, tokens: rest }));
  expect(storage.read()).toBeUndefined();
  expect(items.has('creators_session')).toBe(false);
});

test('what is unreadable in the storage counts as signed out', () => {
  const items = new Map([['creators_session', '{"user":1}']]);
  const storage = new SessionStorage({
    getItem: (key) => items.get(key) ?? null,
    setItem: () => {},
    removeItem: () => {},
  });
  expect(storage.read()).toBeUndefined();
  items.set('creators_session', '{');
  expect(storage.read()).toBeUndefined();
  items.set('creators_session', JSON.stringify(sessionOf('token-1')));
  expect(storage.read()).toEqual(sessionOf('token-1'));
  expect(storage.read()).toBe(storage.read());
});
