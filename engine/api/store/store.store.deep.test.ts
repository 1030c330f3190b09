import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import {
  createTestDatabase,
  TEST_STORE_KIND,
  type TestDatabase,
} from '../../../tests/support/store.ts';
import { sql } from './drizzle.ts';
import { StoreLockedError } from './embedded/folder-lock.ts';
import { committedMigrations } from './migrate.ts';
import { openStore } from './store.ts';

const WRITER = fileURLToPath(new URL('../../../tests/support/write-rows.ts', import.meta.url));
const embedded = TEST_STORE_KIND === 'embedded';
const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** Another process that writes rows until it has told of so many, and then dies without a word. */
async function writeUntilKilled(count: number): Promise<number[]> {
  const child = spawn(process.execPath, [WRITER, JSON.stringify(database.options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const told: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    told.push(Number(line));
    if (told.length === count) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return told;
}

async function firstLine(child: ChildProcess): Promise<void> {
  if (child.stdout) await once(child.stdout, 'data');
}

describe('a store whose process is killed', () => {
  test('has every row it acknowledged, and no half of one', async () => {
    const told: number[] = [];
    for (let round = 0; round < 3; round += 1) told.push(...(await writeUntilKilled(40 + round)));
    expect(told.length).toBeGreaterThanOrEqual(123);
    const store = await openStore(database.options);
    const { rows } = await store.database.execute<{ id: number; note: string }>(
      sql`select id, note from rows`,
    );
    await store.close();
    const kept = new Map(rows.map(({ id, note }) => [id, note]));
    expect(told.filter((id) => kept.get(id) !== 'second')).toEqual([]);
    expect([...kept.values()].filter((note) => note !== 'second')).toEqual([]);
  });
});

describe('a store that is opened', () => {
  test('keeps its rows when it is closed and opened again', async () => {
    const first = await openStore(database.options);
    await first.database.execute(sql`create table kept (id int)`);
    await first.database.execute(sql`insert into kept values (7)`);
    await first.close();
    const second = await openStore(database.options);
    const { rows } = await second.database.execute(sql`select id from kept`);
    await second.close();
    expect(rows).toEqual([{ id: 7 }]);
  });

  test('has every migration, and tells of one that cannot be applied any more', async () => {
    const store = await openStore(database.options);
    const { rows } = await store.database.execute<{ hash: string }>(
      sql`select hash from drizzle.__drizzle_migrations order by id`,
    );
    expect(rows.map(({ hash }) => hash)).toEqual(committedMigrations());
    await store.database.execute(sql`update drizzle.__drizzle_migrations set hash = 'another'`);
    await store.close();
    await expect(openStore(database.options)).rejects.toThrow('cannot be applied');
  });

  test('tells of migrations that only a newer build knows, and serves all the same', async () => {
    const warn = vi.fn<(facts: object) => void>();
    const opened = async () => {
      const store = await openStore({ ...database.options, log: { ...SILENT, warn } });
      return { store, warnings: warn.mock.calls.map(([facts]) => facts) };
    };
    const { store, warnings } = await opened();
    expect(warnings).toEqual([]);
    await store.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.parse('2100-01-01')})`,
    );
    await store.close();
    const again = await opened();
    await again.store.ping();
    await again.store.close();
    expect(again.warnings).toEqual([{ migrations: 1 }]);
  });

  test.runIf(!embedded)('waits for a table that is in use, and lets others have it', async () => {
    const client = new pg.Client({ connectionString: database.options.databaseUrl ?? '' });
    await client.connect();
    const info = vi.fn();
    try {
      await client.query('begin');
      await client.query('lock table drizzle.__drizzle_migrations in access exclusive mode');
      const opening = openStore({ ...database.options, log: { ...SILENT, info } });
      await eventually(() => expect(info).toHaveBeenCalledWith({ tries: 1 }, expect.anything()));
      await client.query('commit');
      const store = await opening;
      await store.ping();
      await store.close();
    } finally {
      await client.end();
    }
  });

  test.runIf(!embedded)('migrates once where three processes open it at once', async () => {
    const empty = await openStore(database.options);
    await empty.database.execute(sql`drop schema drizzle cascade`);
    await empty.database.execute(sql`drop schema public cascade`);
    await empty.database.execute(sql`create schema public`);
    await empty.close();
    const stores = await Promise.all([1, 2, 3].map(() => openStore(database.options)));
    const { rows } = await stores[0]!.database.execute(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    await Promise.all(stores.map((store) => store.close()));
    expect(rows).toEqual([{ count: committedMigrations().length }]);
  });
});

describe.runIf(embedded)('the folder of the embedded store', () => {
  test('is refused to a second process, with what to do', async () => {
    const child = spawn(process.execPath, [WRITER, JSON.stringify(database.options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await firstLine(child);
      const refused = await openStore(database.options).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StoreLockedError);
      expect((refused as Error).message).toBe(
        `The embedded store in ${database.options.dataFolder} is in use by process ${child.pid} on ${hostname()}, and only one process may open it. Stop that process, set MARQUEE_DATA to another folder, or set DATABASE_URL: PostgreSQL serves several processes.`,
      );
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await (await openStore(database.options)).close();
  });

  test('is refused to a second opening within a process', async () => {
    const store = await openStore(database.options);
    await expect(openStore(database.options)).rejects.toThrow(StoreLockedError);
    await store.close();
    await (await openStore(database.options)).close();
  });

  test('is taken over from a process that died, whose number another one now has', async () => {
    const lock = join(database.options.dataFolder ?? '', 'store.lock');
    const store = await openStore(database.options);
    const held = JSON.parse(readFileSync(lock, 'utf8'));
    await store.close();
    writeFileSync(lock, JSON.stringify({ ...held, began: 'another time' }));
    await (await openStore(database.options)).close();
    writeFileSync(lock, 'torn');
    await (await openStore(database.options)).close();
  });

  test('goes to one of several that find it abandoned at once', async () => {
    const lock = join(database.options.dataFolder ?? '', 'store.lock');
    writeFileSync(lock, JSON.stringify({ host: 'x', pid: 1, began: '' }));
    utimesSync(lock, 0, 0);
    const attempts = await Promise.allSettled([1, 2, 3].map(() => openStore(database.options)));
    const opened = attempts.filter(({ status }) => status === 'fulfilled');
    expect(opened).toHaveLength(1);
    for (const attempt of attempts)
      if (attempt.status === 'fulfilled') await attempt.value.close();
      else expect(attempt.reason).toBeInstanceOf(StoreLockedError);
  });
});
