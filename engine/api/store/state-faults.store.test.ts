import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createTestDatabase,
  TEST_STORE_KIND,
  type TestDatabase,
} from '../../../tests/support/store.ts';
import { StoreCheck } from '../health/readiness.ts';
import { sql } from './drizzle.ts';
import { tryWrite } from './embedded/try-write.ts';
import { QueryError, StoreUnavailableError } from './errors.ts';
import { openStore, type Store } from './store.ts';

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await createTestDatabase();
  store = await openStore(database.options);
}, 180_000);
afterAll(async () => {
  await store?.close();
  await database?.drop();
});

const failWith = (state: string) =>
  store.database.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`));

describe('a database that answers, but does no work', () => {
  test.each(['25006', '53100', '53200', '53400', '58030', '28P01', '28000', '3D000', '57014'])(
    'is unavailable where it says %s, and not lost',
    async (state) => {
      await expect(failWith(state)).rejects.toBeInstanceOf(StoreUnavailableError);
      await store.ping();
    },
  );

  test.each(['23514', '42P01', '22P02', 'XX000'])(
    'is not unavailable where it refuses a statement with %s',
    async (state) => {
      await expect(failWith(state)).rejects.toBeInstanceOf(QueryError);
    },
  );
});

describe.runIf(TEST_STORE_KIND === 'postgresql')('a PostgreSQL that becomes read-only', () => {
  /** By a connection that may write, whatever the database says to others. */
  const asAdministrator = async (work: (admin: Store) => Promise<unknown>) => {
    const url = new URL(database.options.databaseUrl ?? '');
    url.searchParams.set('options', '-c default_transaction_read_only=off');
    const admin = await openStore({ databaseUrl: url.href, dataFolder: undefined });
    await work(admin);
    await admin.close();
  };
  const setReadOnly = (value: 'on' | 'off') =>
    asAdministrator(async (admin) => {
      const [row] = (await admin.database.execute(sql`select current_database() as name`)).rows;
      await admin.database.execute(
        sql.raw(`alter database ${row?.name} set default_transaction_read_only = ${value}`),
      );
    });
  const cutOthers = () =>
    asAdministrator((admin) =>
      admin.database.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      ),
    );

  test('says so, and writes again when it may, without anybody cutting its connections', async () => {
    const check = new StoreCheck(store, SILENT);
    expect(await check.look()).toBe('ok');
    await setReadOnly('on');
    await cutOthers();
    await expect.poll(() => check.look(), { timeout: 10_000 }).toBe('writes_refused');
    await expect(store.database.execute(sql`delete from idempotency_keys`)).rejects.toBeInstanceOf(
      StoreUnavailableError,
    );
    await setReadOnly('off');
    await expect.poll(() => check.look(), { timeout: 10_000 }).toBe('ok');
  });
});

test('looking whether the store takes writes leaves nothing behind', async () => {
  await store.tryWrite();
  const { rows } = await store.database.execute(sql`select * from idempotency_keys`);
  expect(rows).toEqual([]);
});

test('a folder that takes no writes is found out, and a sound one is left as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-writes-'));
  try {
    await tryWrite(folder);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
  await expect(tryWrite(folder)).rejects.toBeInstanceOf(StoreUnavailableError);
});
