import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { announce, publish } from '#api/core/events/announce.ts';
import { liveMessagesOf } from '#api/core/events/live-messages.ts';
import { openLive } from '#api/core/events/open-live.ts';
import { forgetLiveMessages } from '#api/core/events/stored-messages.ts';
import { openStore, type Store } from '#api/store/store.ts';
import { liveMessages } from '#api/store/tables/live.ts';
import { Road } from '../support/road.ts';
import { createTestDatabase, TEST_STORE_KIND, type TestDatabase } from '../support/store.ts';

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
const CHANNEL = '/public/p1/fan-out';
const DAY_AGO = new Date(Date.now() - 86_400_000);

interface Instance {
  readonly store: Store;
  /** Events heard there, in order. */
  readonly told: string[];
}

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const work of cleanUp.splice(0).reverse()) await work();
});

async function database(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  cleanUp.push(made.drop);
  return made;
}

/** A process of the server, as far as live messages go. `listenUrl`: its own way to be told. */
async function instance(
  { options }: TestDatabase,
  redisUrl?: string,
  listenUrl = options.databaseUrl,
): Promise<Instance> {
  const store = await openStore(options);
  cleanUp.push(() => store.close());
  const live = await openLive(store, { databaseUrl: listenUrl, redisUrl, log: SILENT });
  cleanUp.push(() => live.close());
  const told: string[] = [];
  liveMessagesOf(store).listen(({ channel, event }) => {
    if (channel === CHANNEL) told.push(JSON.parse(event).title?.en ?? JSON.parse(event));
  });
  return { store, told };
}

/** An event that a name and a length tell apart. */
const event = (name: string, length = 0) =>
  ({ kind: 'announcement', id: 'a', title: { en: name, long: 'x'.repeat(length) } }) as const;
const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at}`);
const of = ({ told }: Instance, prefix: string) => told.filter((name) => name.startsWith(prefix));

const ways: [string, string | undefined][] = [['PostgreSQL', undefined]];
if (process.env.TEST_REDIS_URL) ways.push(['Redis', process.env.TEST_REDIS_URL]);

describe.runIf(TEST_STORE_KIND === 'postgresql')('instances of one store', () => {
  test.each(ways)(
    'tell every message once, in its order, by way of %s',
    async (_name, redisUrl) => {
      const shared = await database();
      const one = await instance(shared, redisUrl);
      const two = await instance(shared, redisUrl);
      const elsewhere = await instance(await database(), redisUrl);
      const announced = names('announced', 150);
      const published = names('published', 150);
      await Promise.all([
        (async () => {
          // Every tenth is longer than a notification may be.
          for (const [at, name] of announced.entries())
            await announce(one.store, CHANNEL, event(name, at % 10 === 0 ? 20_000 : 0));
        })(),
        (async () => {
          for (const name of published) await publish(two.store, CHANNEL, [JSON.stringify(name)]);
          await publish(two.store, CHANNEL, [JSON.stringify(`published-${'ü'.repeat(9_000)}`)]);
        })(),
      ]);
      const all = [...published, `published-${'ü'.repeat(9_000)}`];
      for (const heard of [one, two]) {
        await expect
          .poll(() => heard.told.length, { timeout: 10_000 })
          .toBe(announced.length + all.length);
        expect(of(heard, 'announced')).toEqual(announced);
        expect(of(heard, 'published')).toEqual(all);
      }
      await sleep(3_500); // a sweep tells nothing twice
      expect(one.told.length + two.told.length).toBe(2 * (announced.length + all.length));
      expect(elsewhere.told).toEqual([]);
    },
  );

  test('find what was told while they could not hear, each once', async () => {
    const shared = await database();
    const one = await instance(shared);
    const road = new Road(shared.options.databaseUrl ?? '');
    const two = await instance(shared, undefined, await road.open());
    cleanUp.push(() => road.shut());
    await announce(one.store, CHANNEL, event('before'));
    await expect.poll(() => two.told).toEqual(['before']);
    await road.shut();
    await announce(one.store, CHANNEL, event('meanwhile'));
    await publish(one.store, CHANNEL, ['"published meanwhile"', '"and more \ud800"']);
    await publish(two.store, CHANNEL, ['"from the one that hears nothing"']);
    expect(two.told).not.toContain('meanwhile');
    await expect.poll(() => two.told, { timeout: 6_000 }).toContain('and more \ufffd');
    expect(two.told).toEqual(expect.arrayContaining(['meanwhile', 'published meanwhile']));
    await road.open();
    await expect
      .poll(
        async () => {
          await announce(one.store, CHANNEL, event(`after-${Date.now()}`));
          await sleep(100);
          return of(two, 'after').length === of(one, 'after').length;
        },
        { timeout: 10_000 },
      )
      .toBe(true);
    await expect.poll(() => one.told.toSorted(), { timeout: 5_000 }).toEqual(two.told.toSorted());
    expect(new Set(two.told).size).toBe(two.told.length);
  });

  test('find what was committed late, and by somebody who could not send it', async () => {
    const shared = await database();
    const one = await instance(shared);
    const writer = await openStore(shared.options); // a command line: it has no way to others
    cleanUp.push(() => writer.close());
    const late = Promise.withResolvers<void>();
    const slow = writer.transaction(async () => {
      await announce(writer, CHANNEL, event('begun first'));
      await late.promise;
    });
    await announce(writer, CHANNEL, event('begun second'));
    await expect.poll(() => one.told, { timeout: 6_000 }).toEqual(['begun second']);
    late.resolve();
    await slow;
    await expect.poll(() => one.told, { timeout: 6_000 }).toEqual(['begun second', 'begun first']);
    const later = await instance(shared);
    await sleep(3_500);
    expect(later.told).toEqual([]);
  });
});

test('messages are forgotten after ten minutes', async () => {
  const { store } = await instance(await database());
  await announce(store, CHANNEL, event('young'));
  await store.database
    .insert(liveMessages)
    .values({ channel: CHANNEL, event: '"old"', created_at: DAY_AGO });
  await forgetLiveMessages(store);
  const kept = await store.database.select().from(liveMessages);
  expect(kept.map((row) => JSON.parse(row.event).title.en)).toEqual(['young']);
});
