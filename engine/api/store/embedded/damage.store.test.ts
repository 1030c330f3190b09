import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestDatabase,
  TEST_STORE_KIND,
  type TestDatabase,
} from '../../../../tests/support/store.ts';
import { StoreUnavailableError } from '../errors.ts';
import { EmbeddedConnections } from './connections.ts';
import { RECORD } from './file-record.ts';
import { PAGE_BYTES } from './page-checksum.ts';
import { Supervisor } from './supervisor.ts';
import { takeSnapshot } from './upkeep.ts';

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };
const FILL = "insert into kept select n, repeat('x', 400) from generate_series(1, 2000) n";

describe.runIf(TEST_STORE_KIND === 'embedded')('damage to the files of the embedded store', () => {
  let database: TestDatabase;
  let root: string;
  /** A table in the folder, and where its rows and its index lie. */
  let files: { kept: string; kept_pkey: string };
  const opened: EmbeddedConnections[] = [];
  const open = (folder = join(root, 'store')) => {
    const connections = new EmbeddedConnections(
      new Supervisor({ folder, templateFile: undefined }, SILENT),
    );
    opened.push(connections);
    return (text: string) => connections.query({ text }, []);
  };
  const close = () => opened.at(-1)?.close();
  const connections = () => opened.at(-1) as EmbeddedConnections;
  const path = (file: string) => join(root, 'store', file);
  beforeEach(async () => {
    database = await createTestDatabase();
    root = database.options.dataFolder ?? '';
    const run = open();
    await run('create table kept (id int primary key, note text)');
    await run(FILL);
    const { rows } = await run(
      "select pg_relation_filepath('kept') as kept, pg_relation_filepath('kept_pkey') as kept_pkey",
    );
    files = rows[0] as typeof files;
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close().catch(() => undefined);
    await database.drop();
  });
  /** Leaves the folder as a process that was killed leaves it. */
  const crash = async () => {
    await connections().query({ text: 'checkpoint' }, []);
    await connections().recordFiles();
    cpSync(path(''), join(root, 'crashed'), { recursive: true });
    await close();
    rmSync(path(''), { recursive: true });
    cpSync(join(root, 'crashed'), path(''), { recursive: true });
  };
  const change = (file: string, at: number) => {
    const bytes = readFileSync(path(file));
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(path(file), bytes);
  };
  const cutInHalf = (file: string) => {
    const half = Math.floor(readFileSync(path(file)).length / PAGE_BYTES / 2) * PAGE_BYTES;
    truncateSync(path(file), half);
  };
  const refusal = () =>
    open()('select count(*)::int as count from kept').then(
      () => 'opened',
      (error: unknown) => (error instanceof StoreUnavailableError ? error.message : String(error)),
    );

  test.each(['closed', 'killed'] as const)('is found where it was %s', async (ended) => {
    await (ended === 'closed' ? close() : crash());
    cpSync(path(''), join(root, 'whole'), { recursive: true });
    const damages: (() => void)[] = [
      () => cutInHalf(files.kept),
      () => cutInHalf(files.kept_pkey),
      () => change(files.kept, 3 * PAGE_BYTES + 4000),
      () => change(files.kept_pkey, PAGE_BYTES + 100),
      () => truncateSync(path(files.kept), PAGE_BYTES * 5 + 100),
      () => rmSync(path(files.kept)),
    ];
    for (const damage of damages) {
      damage();
      const said = await refusal();
      expect(said).toContain('its files are damaged: ');
      expect(said).toContain('tar -xzf store-snapshots/');
      await close();
      rmSync(path(''), { recursive: true });
      cpSync(join(root, 'whole'), path(''), { recursive: true });
    }
    expect((await open()('select count(*)::int as count from kept')).rows).toEqual([
      { count: 2000 },
    ]);
  });

  test('is what a page of nothing is, where it was closed', async () => {
    await close();
    const bytes = readFileSync(path(files.kept));
    writeFileSync(path(files.kept), bytes.fill(0, PAGE_BYTES, 2 * PAGE_BYTES));
    expect(await refusal()).toContain(`${files.kept} was changed`);
  });

  test('is not what was written after the last note and replayed from the log', async () => {
    await close();
    const run = open();
    await run("insert into kept select n, 'late' from generate_series(3001, 5000) n");
    await run('truncate kept');
    await run(FILL);
    await run('delete from kept where id > 1000');
    await run('vacuum kept');
    cpSync(path(''), join(root, 'crashed'), { recursive: true });
    await close();
    const again = open(join(root, 'crashed'));
    expect((await again('select count(*)::int as count from kept')).rows).toEqual([
      { count: 1000 },
    ]);
  });

  test('is not what a build did that keeps no record', async () => {
    await close();
    const record = readFileSync(path(RECORD));
    await open()('insert into kept values (9999)');
    await close();
    writeFileSync(path(RECORD), record);
    expect((await open()('select count(*)::int as count from kept')).rows).toEqual([
      { count: 2001 },
    ]);
  });

  test('is not in a snapshot, whatever came after', async () => {
    const file = await takeSnapshot(connections(), join(root, 'snapshots'), new Date());
    await close();
    mkdirSync(join(root, 'unpacked'));
    execFileSync('tar', ['-xzf', file, '-C', join(root, 'unpacked')], { stdio: 'ignore' });
    const run = open(join(root, 'unpacked'));
    expect((await run('select count(*)::int as count from kept')).rows).toEqual([{ count: 2000 }]);
  });

  test('is told as an unusable store where a statement comes upon it', async () => {
    await close();
    const later = open();
    await later('select 1');
    change(files.kept, 3 * PAGE_BYTES + 4000);
    const met = await later('select count(note) from kept').catch((error: unknown) => error);
    expect(met).toBeInstanceOf(StoreUnavailableError);
    expect((met as Error).message).toContain('damaged');
  });

  test('waits for the disk at each commit', async () => {
    const run = open();
    await run('select 1');
    const { rows } = await run(
      "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as way, current_setting('data_checksums') as sums",
    );
    expect(rows).toEqual([{ fsync: 'on', way: 'fsync', sums: 'on' }]);
  });
});
