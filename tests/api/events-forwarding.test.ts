import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SIGNATURE_HASHES } from '#api/core/credentials/signature-hashes.ts';
import { announce, publish } from '#api/core/events/announce.ts';
import type { EventsService } from '#api/events/forwarding/events-service.ts';
import { Forwarder } from '#api/events/forwarding/forwarder.ts';
import { openStore, type Store } from '#api/store/store.ts';
import { liveMessages } from '#api/store/tables/live.ts';
import { expectedSignature, readSignature } from '#domain/events/signature.ts';
import { ManagedEvents } from '../support/managed-events.ts';
import { createTestDatabase, TEST_STORE_KIND, type TestDatabase } from '../support/store.ts';

const BOARD = '/bingo/p1/2';
const NEWS = '/public/p1/news';
/** A machine that does much else. */
const PATIENCE = { timeout: 30_000, interval: 50 };

let database: TestDatabase;
let store: Store;
let managed: ManagedEvents;
const said: string[] = [];
const counted = { sent: 0, lost: 0 };
const cleanUp: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  store = await openStore(database.options);
});
beforeEach(async () => {
  said.length = 0;
  Object.assign(counted, { sent: 0, lost: 0 });
  await store.database.delete(liveMessages);
  managed = await ManagedEvents.start();
});
afterEach(async () => {
  for (const work of cleanUp.splice(0).reverse()) await work();
  await managed.close();
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const serviceOf = (more: Partial<EventsService> = {}): EventsService => ({
  endpoint: managed.endpoint,
  region: 'eu-west-1',
  api_key: ManagedEvents.KEY,
  ...more,
});

/** The forwarding part of an instance. */
function forward(on: Store, service: EventsService | undefined = serviceOf()): Forwarder {
  const say = (about: object, text: string) => void said.push(`${text} ${JSON.stringify(about)}`);
  const forwarder = new Forwarder({
    store: on,
    service: () => service,
    now: () => new Date(),
    count: (outcome, messages) => {
      counted[outcome] += messages;
    },
    log: { info: say, warn: say, error: say },
  });
  forwarder.start();
  cleanUp.push(() => forwarder.stop());
  return forwarder;
}

const marked = (item_id: string) => ({ kind: 'unmarked', seed: null, item_id }) as const;
const mark = (item_id: string) => announce(store, BOARD, marked(item_id));
const items = () => managed.events.map((event) => (event as { item_id: string }).item_id);
const names = (count: number) => Array.from({ length: count }, (_, index) => `item-${index}`);

test('what everybody may hear is published at the service, with its key, once and in its order', async () => {
  forward(store);
  for (const name of names(12)) await mark(name);
  await publish(store, NEWS, ['{"goal":1}']);
  await expect.poll(() => counted.sent, PATIENCE).toBe(13);
  const of = (channel: string) => managed.posts.filter((post) => post.channel === channel);
  expect(of(BOARD).flatMap(({ events }) => events)).toEqual(names(12).map(marked));
  expect(of(NEWS).flatMap(({ events }) => events)).toEqual([{ goal: 1 }]);
  for (const { headers, events } of managed.posts) {
    expect(headers['x-api-key']).toBe(ManagedEvents.KEY);
    expect(events.length).toBeLessThanOrEqual(5);
  }
});

test('what is one person’s, or a program’s own, never leaves for it', async () => {
  forward(store);
  for (const channel of ['/creators/maya', '/guest-links/1', '/programs/p1/announcements'])
    await announce(store, channel, { kind: 'announcement', id: 'a', title: { en: 'Secret' } });
  await publish(store, '/programs/p1/own', ['"secret"']);
  await mark('after');
  await expect.poll(() => counted.sent, PATIENCE).toBe(1);
  expect(managed.posts.map(({ text }) => text).join()).not.toMatch(/secret/i);
});

test('with keys of its own the server signs for the region, and shows no API key', async () => {
  const keys = { access_key_id: 'AKIATEST00', secret_key: 'very-secret' };
  forward(store, serviceOf({ keys }));
  await mark('a');
  await expect.poll(() => managed.posts.length, PATIENCE).toBe(1);
  const { headers, text } = managed.posts[0] ?? { headers: {}, text: '' };
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  const signature = readSignature(named);
  expect(signature).toMatchObject({ region: 'eu-west-1', service: 'appsync' });
  expect(named).not.toHaveProperty('x-api-key');
  const request = { headers: named, path: '/event', body: text };
  expect(signature.signature).toBe(
    expectedSignature(request, signature, keys.secret_key, SIGNATURE_HASHES),
  );
});

describe('a service', () => {
  test('that refuses for a while gets everything once, in its order, when it is well again', async () => {
    const refuse =
      (status: number) =>
      (response: { writeHead: (status: number) => { end: (text: string) => void } }) =>
        response.writeHead(status).end('{"errors":[{"errorType":"Throttled"}]}');
    managed.answers.push(refuse(503), refuse(401));
    forward(store);
    for (const name of names(7)) await mark(name);
    await expect.poll(() => counted.sent, PATIENCE).toBe(7);
    expect(items()).toEqual(names(7));
    expect(said.filter((text) => text.includes('does not take'))).toHaveLength(1);
    expect(said.join()).toContain('status 503');
    expect(said.join()).toContain('takes events again');
    expect(said.join()).not.toContain(ManagedEvents.KEY);
  });

  test('that is not there gets it when it is', async () => {
    const { port } = managed;
    const service = serviceOf();
    await managed.close();
    forward(store, service);
    await mark('a');
    await expect.poll(() => said.join(), PATIENCE).toContain('ECONNREFUSED');
    managed = await ManagedEvents.start(port);
    await expect.poll(items, PATIENCE).toEqual(['a']);
  });

  test('that took it and never answers is not told twice, and holds up no call', async () => {
    managed.answers.push((_response, post) => void managed.posts.push(post));
    forward(store);
    await mark('a');
    await expect.poll(() => managed.asked, PATIENCE).toBe(1);
    const begun = performance.now();
    await mark('b');
    expect(performance.now() - begun).toBeLessThan(4_000);
    await expect.poll(() => counted, PATIENCE).toEqual({ sent: 1, lost: 1 });
    expect(items()).toEqual(['a', 'b']);
  });

  test('that takes a part gets the rest again, and what it never takes no more', async () => {
    managed.answers.push((response, post) => {
      managed.posts.push({ ...post, events: post.events.slice(0, 1) });
      const failed = [
        { identifier: '1', index: 1, code: 500, message: 'Try again.' },
        { identifier: '2', index: 2, code: 400, message: 'No.' },
      ];
      response.writeHead(200).end(JSON.stringify({ successful: [], failed }));
    });
    await store.transaction(async () => {
      for (const name of names(3)) await mark(name);
    });
    forward(store);
    await expect.poll(items, PATIENCE).toEqual(['item-0', 'item-1']);
  });
});

test('two instances send everything once between them, and the other goes on when one ends', async () => {
  const embedded = TEST_STORE_KIND === 'embedded';
  const other = embedded ? store : await openStore(database.options);
  if (!embedded) cleanUp.push(() => other.close());
  const first = forward(store);
  forward(other);
  for (const name of names(30)) await mark(name);
  await expect.poll(() => counted.sent, PATIENCE).toBe(30);
  await first.stop();
  await mark('last');
  await expect.poll(() => counted.sent, PATIENCE).toBe(31);
  expect(items()).toEqual([...names(30), 'last']);
});

test('what waited too long is no news any more', async () => {
  await mark('old');
  await store.database.update(liveMessages).set({ created_at: new Date(Date.now() - 600_000) });
  await mark('new');
  forward(store);
  await expect.poll(() => counted.sent, PATIENCE).toBe(1);
  expect(items()).toEqual(['new']);
});
