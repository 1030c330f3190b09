import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishHere } from '#api/core/events/announce.ts';
import { liveMessagesOf } from '#api/core/events/live-messages.ts';
import { ALLOWANCES, createRateLimits } from '#api/http/rate-limits.ts';
import { eq, like } from '#api/store/drizzle.ts';
import { liveMessages } from '#api/store/tables/live.ts';
import { startTestApi, type TestApi } from '../support/api.ts';
import { EventClient } from '../support/event-client.ts';
import { PUBLIC_KEY, startTestEvents, type TestEvents } from '../support/events-server.ts';

const host = 'marquee.example';
let api: TestApi;
let events: TestEvents;
const opened: EventClient[] = [];
beforeAll(async () => {
  const rateLimits = createRateLimits({
    ...ALLOWANCES,
    read: { calls: 8, seconds: 600, fromAddress: 8 },
    write: { calls: 5, seconds: 600, fromAddress: 5 },
  });
  api = await startTestApi({ rateLimits, environment: 'production' });
  events = await startTestEvents(api.services, { connections: 20, frames: 50 });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const client of opened.splice(0)) client.close();
});
afterAll(async () => {
  await events?.close();
  await api?.close();
});

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `10.1.0.${addresses}`;
}
async function connect(headers: Record<string, string>, from = newAddress()) {
  const address = `ws://127.0.0.1:${events.port}/event/realtime`;
  const client = await EventClient.connect(address, { host, ...headers }, from);
  opened.push(client);
  return client;
}
const errorType = (frame: { errors?: readonly { errorType: string }[] }) =>
  frame.errors?.[0]?.errorType;

describe('publishing over the socket', () => {
  test('is counted for the caller, on all their connections; others go on', async () => {
    const [person, other] = [await api.creator('alpha'), await api.creator('alpha')];
    const clients = [
      await connect({ authorization: person.token }),
      await connect({ authorization: person.token }),
    ];
    const types: string[] = [];
    for (let count = 0; count < 6; count += 1)
      types.push((await clients[count % 2]?.publish(`/debug/${person.id}`, count))?.type ?? '');
    expect(types).toEqual([...Array(5).fill('publish_success'), 'publish_error']);
    const own = await connect({ authorization: other.token });
    expect((await own.publish(`/debug/${other.id}`, 1)).type).toBe('publish_success');
  });

  test('is counted by its bytes', async () => {
    const person = await api.creator('alpha');
    const client = await connect({ authorization: person.token });
    const most = await client.publish(`/debug/${person.id}`, 'x'.repeat(64 * 1024));
    expect(most.type).toBe('publish_success');
    expect(errorType(await client.publish(`/debug/${person.id}`, 1))).toBe('LimitExceededError');
  });

  test('for trying out is neither kept nor carried to other instances', async () => {
    const { store } = api.services;
    const live = liveMessagesOf(store);
    const send = vi.fn(async () => {});
    live.carrier = { send, carries: () => false, close: async () => {} } as typeof live.carrier;
    const person = await api.creator('alpha');
    const client = await connect({ authorization: person.token });
    await client.subscribe(`/debug/${person.id}`);
    await client.publish(`/debug/${person.id}`, 'tried out');
    live.carrier = undefined;
    expect(await client.count(1)).toEqual(['tried out']);
    expect(send).not.toHaveBeenCalled();
    const kept = await store.database
      .select()
      .from(liveMessages)
      .where(like(liveMessages.channel, '/debug/%'));
    expect(kept).toEqual([]);
  });
});

describe('who shows something else with every frame', () => {
  const shown = (authorization: string) => ({
    type: 'subscribe',
    channel: '/public/p1/news',
    authorization: { host, authorization },
  });

  test('is sent away after five that do not hold', async () => {
    const client = await connect({ 'x-api-key': PUBLIC_KEY });
    for (let count = 0; count < 4; count += 1)
      expect(errorType(await client.ask(shown(`junk${count}`)))).toBe('UnauthorizedException');
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    client.send({ id: 'last', ...shown('junk') });
    expect(await client.closed).toMatchObject({ code: 4401 });
  });

  test('is asked as often as their address may, also on several connections', async () => {
    const token = await api.guestLink('alpha', { activation_id: 2 });
    const from = newAddress();
    const clients = [
      await connect({ 'x-api-key': PUBLIC_KEY }, from),
      await connect({ 'x-api-key': PUBLIC_KEY }, from),
    ];
    const types: string[] = [];
    for (let count = 0; count < 9; count += 1)
      types.push((await clients[count % 2]?.ask(shown(token)))?.type ?? '');
    expect(types).toEqual([...Array(8).fill('subscribe_success'), 'subscribe_error']);
    const own = await clients[0]?.subscribe('/public/p1/news');
    expect(own?.type).toBe('subscribe_success');
    const elsewhere = await connect({ 'x-api-key': PUBLIC_KEY });
    expect((await elsewhere.ask(shown(token))).type).toBe('subscribe_success');
  });

  test('is not read at length where they may not publish', async () => {
    const client = await connect({ 'x-api-key': PUBLIC_KEY });
    const long = { type: 'publish', id: 'p', channel: '/debug/a', events: ['1'] };
    client.send({ ...long, more: 'x'.repeat(250_000) });
    const answer = await client.next(({ type }) => type.endsWith('error'));
    expect(answer).toMatchObject({ type: 'error', errors: [{ errorType: 'InvalidInputError' }] });
  });
});

test('a client that reads hears a batch of many times what may wait for it', async () => {
  const person = await api.creator('alpha');
  const client = await connect({ authorization: person.token });
  await client.subscribe(`/debug/${person.id}`);
  const large = Array.from({ length: 60 }, (_, at) => JSON.stringify(`${at}${'x'.repeat(2e5)}`));
  publishHere(api.services.store, `/debug/${person.id}`, large);
  const arrived = () => client.frames.filter(({ type }) => type === 'data');
  await expect.poll(() => arrived().length, { timeout: 110_000 }).toBe(large.length);
  expect(arrived().every(({ event }, at) => event === large[at])).toBe(true);
});

test('what is published elsewhere is kept where other instances may have to find it', async () => {
  const { store } = api.services;
  const key = await api.service('alpha');
  const client = await connect({ 'x-api-key': key });
  const channel = `/public/${api.program('alpha').uuid}/news`;
  await client.subscribe(channel);
  expect((await client.publish(channel, 1, 2)).successful).toHaveLength(2);
  expect(await client.count(2)).toEqual([1, 2]);
  const kept = await store.database
    .select()
    .from(liveMessages)
    .where(eq(liveMessages.channel, channel));
  expect(kept).toHaveLength(store.kind === 'embedded' ? 0 : 2);
});
