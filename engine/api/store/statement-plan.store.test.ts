import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/store.ts';
import { sql } from './drizzle.ts';
import { openStore, type Store } from './store.ts';

let database: TestDatabase;
let store: Store;
const lines: Record<string, unknown>[] = [];
const counted: string[] = [];
let slow = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await openStore({
    ...database.options,
    log: {
      info: () => {},
      warn: (facts, message) => void lines.push({ ...facts, message }),
      error: () => {},
    },
    sight: {
      statement: (operation, outcome) => void counted.push(`${operation} ${outcome}`),
      slow: () => {
        slow += 1;
      },
      slowAfter: 40,
    },
  });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

test('a slow statement is logged with how the database goes about it, and no value', async () => {
  await store.database.execute(
    sql`select (select count(*) from mails where address = ${'ada@creators.example'}), pg_sleep(0.05)`,
  );
  const told = () => lines.find(({ statement }) => String(statement).startsWith('select (select'));
  await expect.poll(told).toBeDefined();
  const line = told();
  expect(line?.statement).toBe(
    'select (select count(*) from mails where address = ?), pg_sleep(?)',
  );
  expect(line?.plan).toMatch(/^Result < Aggregate < .*on mails/);
  expect(JSON.stringify(lines)).not.toContain('ada@');
  expect(slow).toBeGreaterThan(0);
});

test('a write is explained without being done again', async () => {
  await store.database.execute(sql`create table slow_writes (id int)`);
  await store.database.execute(
    sql`insert into slow_writes select ${7}::int from (select pg_sleep(0.05)) as waited`,
  );
  const told = () =>
    lines.find(({ statement }) => String(statement).startsWith('insert into slow'));
  await expect.poll(() => told()?.plan).toMatch(/^ModifyTable on slow_writes/);
  expect((await store.database.execute(sql`select * from slow_writes`)).rows).toHaveLength(1);
  // Nothing of the explaining stays on the connection: the next one can be prepared.
  await store.database.execute(sql`select id, pg_sleep(0.05) from slow_writes`);
  await expect.poll(() => lines.some(({ plan }) => plan === 'Seq Scan on slow_writes')).toBe(true);
});

test('statements are counted by what they do and whether they failed', async () => {
  await store.database.execute(sql`select 1`);
  await store.database.execute(sql`select nothing`).catch(() => undefined);
  expect(counted).toContain('SELECT done');
  expect(counted).toContain('SELECT failed');
});

test('the load says who has a connection', async () => {
  // What is asked about slow statements has its turn first.
  await expect.poll(() => store.load()).toMatchObject({ used: 0, waiting: 0 });
  await store.transaction(async () => {
    expect(store.load().used).toBe(1);
  });
  expect(store.load().used).toBe(0);
});
