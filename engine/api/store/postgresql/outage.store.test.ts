import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Road } from '../../../../tests/support/road.ts';
import {
  createTestDatabase,
  TEST_STORE_KIND,
  type TestDatabase,
} from '../../../../tests/support/store.ts';
import { sql } from '../drizzle.ts';
import { StoreUnavailableError } from '../errors.ts';
import { openStore, type Store } from '../store.ts';

describe.runIf(TEST_STORE_KIND === 'postgresql')('a database that goes away', () => {
  let database: TestDatabase;
  let road: Road;
  let store: Store;
  beforeEach(async () => {
    database = await createTestDatabase();
    road = new Road(database.options.databaseUrl ?? '');
    store = await openStore({ databaseUrl: await road.open(), dataFolder: undefined });
  });
  afterEach(async () => {
    await store.close();
    await road.shut();
    await database.drop();
  });

  /** What a call came to, and after how many milliseconds. */
  async function outcome(call: Promise<unknown>): Promise<{ error: unknown; took: number }> {
    const begun = performance.now();
    const error = await call.then(
      () => undefined,
      (fault: unknown) => fault,
    );
    return { error, took: performance.now() - begun };
  }
  const pause = (seconds: number) => store.database.execute(sql`select pg_sleep(${seconds})`);
  const work = () => store.transaction(() => store.database.execute(sql`select 1`));
  /** Within 2 s where the machine is awake, and on any machine long before a caller's patience is over. */
  async function expectGone(calls: readonly Promise<unknown>[]): Promise<void> {
    for (const { error, took } of await Promise.all(calls.map(outcome))) {
      expect(error).toBeInstanceOf(StoreUnavailableError);
      expect(took).toBeLessThan(8_000);
    }
  }
  /** A new connection may take a busy machine longer than a call waits for it. */
  const expectBack = () =>
    expect
      .poll(() =>
        work().then(
          () => 'serves',
          (fault: unknown) => fault,
        ),
      )
      .toBe('serves');

  test('fails calls at once, and serves again when it is back', async () => {
    await store.ping();
    const running = pause(30).catch((error: unknown) => error);
    await sleep(100);
    await road.shut();
    expect(await running).toBeInstanceOf(StoreUnavailableError);
    await expectGone([store.ping(), work(), ...Array.from({ length: 50 }, work)]);
    await road.open();
    await expectBack();
  });

  test('fails calls soon where it falls silent, and serves again', async () => {
    await Promise.all(Array.from({ length: 30 }, work));
    road.fallSilent();
    await expectGone([store.ping(), work(), pause(0), ...Array.from({ length: 50 }, work)]);
    await expectGone([store.ping(), work()]);
    road.speakAgain();
    await expectBack();
  });

  test('is found again after it ended every connection', async () => {
    await Promise.all(Array.from({ length: 5 }, () => pause(0.05)));
    const other = await openStore(database.options);
    await other.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`,
    );
    await other.close();
    // A busy machine hears late of connections that ended.
    await sleep(1_000);
    await work();
  });

  test('rolls back what it was in the middle of', async () => {
    await store.database.execute(sql`create table half (id int)`);
    const half = store.transaction(async () => {
      await store.database.execute(sql`insert into half values (1)`);
      await road.shut();
      await store.database.execute(sql`insert into half values (2)`);
    });
    await expect(half).rejects.toBeInstanceOf(StoreUnavailableError);
    await road.open();
    await expectBack();
    expect((await store.database.execute(sql`select * from half`)).rows).toEqual([]);
  });

  test('is not given up because it is slow, or because many stand in line', async () => {
    const slow = pause(3);
    await Promise.all(Array.from({ length: 100 }, () => pause(0.5)));
    await slow;
  });

  test('is not given up because of a long statement, where new connections take their time', async () => {
    road.slowDown(110);
    await pause(3);
  });

  test('is asked twice before it is given up', async () => {
    await work();
    road.swallow(1);
    await pause(1.5);
  });

  test('is not given up while it answers other statements, even if it takes no connection more', async () => {
    await Promise.all([work(), work()]);
    road.swallow(Number.POSITIVE_INFINITY);
    const slow = outcome(pause(3));
    for (let call = 0; call < 25; call += 1) {
      await store.ping();
      await sleep(100);
    }
    road.swallow(0);
    expect((await slow).error).toBeUndefined();
  });

  test('refuses to open a store, in time', async () => {
    await road.shut();
    const url = new URL(database.options.databaseUrl ?? '');
    url.port = '1';
    await expectGone([openStore({ databaseUrl: url.href, dataFolder: undefined })]);
    await road.open();
  });
});
