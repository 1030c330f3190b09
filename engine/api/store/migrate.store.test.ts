import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  TEST_STORE_KIND,
  type TestDatabase,
} from '../../../tests/support/store.ts';
import { migrate } from './migrate.ts';
import { type Connected, connect } from './store.ts';

let database: TestDatabase;
let opened: Connected;
let told: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  opened = await connect(database.options);
  told = [];
});
afterEach(async () => {
  await opened.close();
  await database.drop();
});
const tell = (_: object, message: string) => void told.push(message);
const log = { info: tell, warn: tell, error: tell };
const run = (text: string) => opened.connections.query({ text }, []);

test('a build that starts on tables of a newer one says so, and leaves them', async () => {
  await migrate(opened.connections, log);
  expect(told).toEqual([]);
  await run(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)",
  );
  await migrate(opened.connections, log);
  expect(told).toEqual([expect.stringContaining('a newer build has served it')]);
});

test.runIf(TEST_STORE_KIND === 'postgresql')(
  'a table that is in use is asked for again until it is free',
  async () => {
    // As an empty store is found while somebody holds what is asked for.
    await run('drop schema public cascade');
    await run('create schema public');
    await run('delete from drizzle.__drizzle_migrations');
    const blocker = await opened.connections.lease('upkeep');
    await blocker.query({ text: 'begin' }, []);
    await blocker.query(
      { text: 'lock table drizzle.__drizzle_migrations in access exclusive mode' },
      [],
    );
    const migrated = migrate(opened.connections, log);
    await expect
      .poll(() => told, { timeout: 20_000 })
      .toContainEqual(expect.stringContaining('it is asked for again'));
    await blocker.query({ text: 'commit' }, []);
    blocker.release();
    await migrated;
    expect((await run("select to_regclass('mails')::text as found")).rows).toEqual([
      { found: 'mails' },
    ]);
  },
);
