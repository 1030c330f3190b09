import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTableColumns, getTableName, is, PgTable, sql } from '#api/store/drizzle.ts';
import { activations } from '#api/store/tables/activations.ts';
import * as tables from '#api/store/tables.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Every column that takes the words of a closed list alone. */
const closed = Object.values(tables).flatMap((table) =>
  is(table, PgTable)
    ? Object.values(getTableColumns(table))
        .filter(({ enumValues }) => enumValues !== undefined)
        .map(({ name }) => `${getTableName(table)}_${name}_words`)
    : [],
);

test('each column with a closed list of words has its check in the database', async () => {
  const { rows } = await api.services.store.database.execute<{ name: string }>(
    sql`select conname as name from pg_constraint where contype = 'c'`,
  );
  expect(closed).toContain('quests_kind_words');
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(closed));
});

test('the database refuses a word that is in no list', async () => {
  const { database } = api.services.store;
  const streak = sql`update ${activations} set kind = 'streak'`;
  await expect(database.execute(streak)).rejects.toMatchObject({
    cause: { constraint: 'activations_kind_words' },
  });
});
