import { afterEach, expect, test } from 'vitest';
import { joinAsItIs } from '#api/store/join-store.ts';
import { committedMigrations } from '#api/store/migrate.ts';
import { openStore } from '#api/store/store.ts';
import { lookAtStore, type StoreSeen } from '#cli/doctor/look-at-store.ts';
import { createTestDatabase, type TestDatabase } from '../support/store.ts';

let database: TestDatabase | undefined;
afterEach(async () => {
  await database?.drop();
  database = undefined;
});

/** What is seen of a store after a statement on it. */
async function seenAfter(text: string): Promise<Extract<StoreSeen, { kind: 'open' }>> {
  database = await createTestDatabase();
  const { databaseUrl, dataFolder = '' } = database.options;
  const opened = await joinAsItIs(database.options);
  await opened?.connections.query({ text }, []);
  await opened?.close();
  return lookAtStore({ databaseUrl, dataFolder }, async (seen) => {
    if (seen.kind !== 'open') throw new Error(`The store is ${JSON.stringify(seen)}.`);
    return seen;
  });
}

test('a store as this build expects it is told with what its database is', async () => {
  const { facts, migrations, store } = await seenAfter('select 1');
  expect(migrations).toMatchObject({ pending: 0, unknown: 0 });
  expect(store).toBeDefined();
  expect(facts.major).toBeGreaterThanOrEqual(15);
  expect(facts).toMatchObject({ encoding: 'UTF8', in_recovery: false, may_create: true });
  // Both are on this machine.
  expect(Math.abs(facts.ahead)).toBeLessThan(1_000);
});

test('migrations that are to come are counted and not applied', async () => {
  const remove =
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)';
  const { migrations, store } = await seenAfter(remove);
  expect(migrations).toMatchObject({ pending: 1, unknown: 0 });
  expect(store).toBeUndefined();
  const again = await joinAsItIs(database?.options ?? { dataFolder: undefined });
  const rows = await again?.connections.query(
    { text: 'select hash from drizzle.__drizzle_migrations' },
    [],
  );
  await again?.close();
  expect(rows?.rows).toHaveLength(committedMigrations().length - 1);
});

test('migrations of a newer build are counted', async () => {
  const add =
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)";
  const { migrations, store } = await seenAfter(add);
  expect(migrations).toMatchObject({ pending: 0, unknown: 1 });
  expect(store).toBeDefined();
});

test('a database without any tables lacks all of them', async () => {
  const { migrations } = await seenAfter('drop schema drizzle cascade');
  expect(migrations).toEqual({
    ...{ applied: 0, pending: committedMigrations().length, unknown: 0 },
  });
});

test('it is closed again: whoever comes next has it', async () => {
  await seenAfter('select 1');
  const store = await openStore(database?.options ?? { dataFolder: undefined });
  await store.ping();
  await store.close();
});
