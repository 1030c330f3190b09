import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store.ts';
import { integer, pgTable, sql } from './drizzle.ts';
import { isUniqueViolation } from './errors.ts';
import type { Store } from './store.ts';

const probes = pgTable('probes', { id: integer().primaryKey() });

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await store.database.execute(sql`create table probes (id integer primary key)`);
});
afterAll(() => store.close());
beforeEach(() => store.database.delete(probes));

const insert = (id: number) => store.database.insert(probes).values({ id });
const ids = async () =>
  (await store.database.select().from(probes).orderBy(probes.id)).map(({ id }) => id);
const failAfter = (id: number) => async () => {
  await store.transaction(async () => {
    await insert(id);
    throw new Error('not this one');
  });
};

test('a part that fails is taken back, whatever it joined, and the rest is committed', async () => {
  await store.transaction(async () => {
    await insert(1);
    await expect(store.attempt(failAfter(2))).rejects.toThrow('not this one');
    await store.attempt(() => insert(3));
    await insert(4);
  });
  expect(await ids()).toEqual([1, 3, 4]);
});

test('a statement that the database refuses ends only the part it stands in', async () => {
  await store.transaction(async () => {
    await insert(1);
    const failure = await store.attempt(() => insert(1)).catch((error: unknown) => error);
    expect(isUniqueViolation(failure)).toBe(true);
    await insert(2);
  });
  expect(await ids()).toEqual([1, 2]);
});

test('parts stand inside each other', async () => {
  await store.transaction(async () => {
    const outer = store.attempt(async () => {
      await store.attempt(() => insert(1));
      await expect(store.attempt(failAfter(2))).rejects.toThrow();
      await insert(3);
      throw new Error('all of it');
    });
    await expect(outer).rejects.toThrow('all of it');
    await insert(4);
  });
  expect(await ids()).toEqual([4]);
});

test('what a failed part announces is not announced', async () => {
  const told: string[] = [];
  await store.transaction(async () => {
    store.afterCommit(() => told.push('before'));
    const part = store.attempt(async () => {
      store.afterCommit(() => told.push('within'));
      throw new Error('no');
    });
    await part.catch(() => undefined);
    store.afterCommit(() => told.push('after'));
  });
  expect(told).toEqual(['before', 'after']);
});

test('a failure outside of the part still fails the whole', async () => {
  const whole = store.transaction(async () => {
    await failAfter(1)().catch(() => undefined);
    await store.attempt(() => insert(2)).catch(() => undefined);
  });
  await expect(whole).rejects.toThrow('not this one');
  expect(await ids()).toEqual([]);
});

test('outside of a transaction a part is one', async () => {
  await expect(store.attempt(failAfter(1))).rejects.toThrow('not this one');
  await store.attempt(() => insert(2));
  expect(await ids()).toEqual([2]);
});
