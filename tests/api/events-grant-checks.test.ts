import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { revokeSession } from '#api/auth/refresh-session.ts';
import { announce } from '#api/core/events/announce.ts';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { EventClient } from '../support/event-client.ts';
import { startTestEvents, type TestEvents } from '../support/events-server.ts';

const host = 'marquee.example';
let api: TestApi;
let events: TestEvents;
const opened: EventClient[] = [];
beforeAll(async () => {
  api = await startTestApi();
  events = await startTestEvents(api.services);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const client of opened.splice(0)) client.close();
});
afterAll(async () => {
  await events?.close();
  await api?.close();
});

async function connect(authorization: string, to = events) {
  const address = `ws://127.0.0.1:${to.port}/event/realtime`;
  const client = await EventClient.connect(address, { host, authorization });
  opened.push(client);
  return client;
}
const news = () => `/programs/${api.program('alpha').uuid}/announcements`;

describe('what a program tells its own people', () => {
  test('is closed to who is no member, and open to guests of its links', async () => {
    const applicant = await api.creator('alpha', { member_since: null });
    const client = await connect(applicant.token);
    for (const channel of [news(), news().replace('announcements', '*')])
      expect(await client.subscribe(channel)).toMatchObject({
        type: 'subscribe_error',
        errors: [{ errorType: 'UnauthorizedException' }],
      });
    expect((await client.subscribe(`/creators/${applicant.id}`)).type).toBe('subscribe_success');
    const guest = await connect(await api.guestLink('alpha', { activation_id: 2 }));
    expect((await guest.subscribe(news())).type).toBe('subscribe_success');
  });

  test('ends for who is a member no more, and nothing else of theirs does', async () => {
    const [leaving, staying] = [await api.creator('alpha'), await api.creator('alpha')];
    const clients = [await connect(leaving.token), await connect(staying.token)] as const;
    for (const client of clients)
      expect((await client.subscribe(news(), 'news')).type).toBe('subscribe_success');
    await clients[0].subscribe(`/creators/${leaving.id}`);
    const { store } = api.services;
    await store.database
      .update(creators)
      .set({ member_since: null })
      .where(eq(creators.id, leaving.id));
    await events.server.hub.checkGrants();
    expect(await clients[0].next(({ type }) => type === 'broadcast_error')).toMatchObject({
      id: 'news',
      errors: [{ errorType: 'UnauthorizedException' }],
    });
    await announce(store, news(), { kind: 'announcement', id: 'a', title: { en: 'News' } });
    await announce(store, `/creators/${leaving.id}`, { kind: 'quest_progress', quest_ids: [1] });
    expect(await clients[0].count(1)).toEqual([{ kind: 'quest_progress', quest_ids: [1] }]);
    expect(await clients[1].count(1)).toMatchObject([{ kind: 'announcement' }]);
  });
});

describe('checking all connections again', () => {
  test('goes on where one of them cannot be checked, and says so', async () => {
    const people = [];
    for (let count = 0; count < 6; count += 1) people.push(await api.creator('alpha'));
    const clients = [];
    for (const { token } of people) clients.push(await connect(token));
    const failing = new Set(people.slice(0, 5).map(({ session_id }) => session_id));
    const last = people.at(-1);
    await revokeSession(api.services, last?.session_id ?? '', 'logout');
    const { sessions, log } = api.services;
    const state = sessions.state.bind(sessions);
    vi.spyOn(sessions, 'state').mockImplementation(async (id, now) => {
      if (failing.has(id)) throw new Error('cannot be read');
      return state(id, now);
    });
    const warn = vi.spyOn(log, 'warn');
    await events.server.hub.checkGrants();
    expect(await clients.at(-1)?.closed).toMatchObject({ code: 4401 });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(clients[0]?.socket.readyState).toBe(1);
  });
});
