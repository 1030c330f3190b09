import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { copyData } from '../../../../tests/support/copy-data.ts';
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
  let prepared: TestDatabase;
  /** Folders with the same 2,000 rows: one closed in order, one left as a killed process leaves it. */
  const folders = { closed: '', killed: '' };
  /** A table in the folder, and where its rows and its index lie. */
  let files: { kept: string; kept_pkey: string };
  let root: string;
  const opened: EmbeddedConnections[] = [];
  const open = (folder = path('')) => {
    const connections = new EmbeddedConnections(
      new Supervisor({ folder, templateFile: undefined }, SILENT),
    );
    opened.push(connections);
    return (text: string) => connections.query({ text }, []);
  };
  const close = () => opened.at(-1)?.close();
  const connections = () => opened.at(-1) as EmbeddedConnections;
  const path = (file: string) => join(root, 'store', file);
  const take = (ended: keyof typeof folders) => copyData(folders[ended], path(''));

  beforeAll(async () => {
    prepared = await createTestDatabase();
    root = prepared.options.dataFolder ?? '';
    folders.closed = path('');
    folders.killed = join(root, 'killed');
    const run = open();
    await run('create table kept (id int primary key, note text)');
    await run(FILL);
    const { rows } = await run(
      "select pg_relation_filepath('kept') as kept, pg_relation_filepath('kept_pkey') as kept_pkey",
    );
    files = rows[0] as typeof files;
    await run('checkpoint');
    await connections().recordFiles();
    cpSync(folders.closed, folders.killed, { recursive: true });
    await close();
  });
  afterAll(() => prepared?.drop());
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'marquee-damage-'));
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close().catch(() => undefined);
    rmSync(root, { recursive: true, force: true });
  });
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
  const DAMAGES: Record<string, () => void> = {
    'rows cut in half': () => cutInHalf(files.kept),
    'an index cut in half': () => cutInHalf(files.kept_pkey),
    'a bit of a row': () => change(files.kept, 3 * PAGE_BYTES + 4000),
    'a bit of an index': () => change(files.kept_pkey, PAGE_BYTES + 100),
    'rows cut within a page': () => truncateSync(path(files.kept), PAGE_BYTES * 5 + 100),
    'a file removed': () => rmSync(path(files.kept)),
  };

  describe.each(['closed', 'killed'] as const)('where it was %s', (ended) => {
    test.each(Object.keys(DAMAGES))('is found: %s', async (damage) => {
      take(ended);
      DAMAGES[damage]?.();
      const said = await refusal();
      expect(said).toContain('its files are damaged: ');
      expect(said).toContain('tar -xzf store-snapshots/');
    });

    test('is none where nothing happened', async () => {
      take(ended);
      expect((await open()('select count(*)::int as count from kept')).rows).toEqual([
        { count: 2000 },
      ]);
    });
  });

  test('is found where it was opened again and killed before anything was noted', async () => {
    take('closed');
    await open()('select 1');
    const killed = join(root, 'killed');
    cpSync(path(''), killed, { recursive: true });
    await close();
    rmSync(path(''), { recursive: true });
    copyData(killed, path(''));
    cutInHalf(files.kept);
    expect(await refusal()).toMatch(/its files are damaged: .*kept\) has \d+ bytes, and had \d+/);
  });

  test('is what a page of nothing is, where it was closed', async () => {
    take('closed');
    const bytes = readFileSync(path(files.kept));
    writeFileSync(path(files.kept), bytes.fill(0, PAGE_BYTES, 2 * PAGE_BYTES));
    expect(await refusal()).toContain(`${files.kept} was changed`);
  });

  test('is not what was written after the last note and replayed from the log', async () => {
    take('closed');
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
    take('closed');
    const record = readFileSync(path(RECORD));
    await open()('insert into kept values (9999)');
    await close();
    writeFileSync(path(RECORD), record);
    expect((await open()('select count(*)::int as count from kept')).rows).toEqual([
      { count: 2001 },
    ]);
  });

  test('is not in a snapshot, whatever came after', async () => {
    take('closed');
    await open()('select 1');
    const file = await takeSnapshot(connections(), join(root, 'snapshots'), new Date());
    await close();
    mkdirSync(join(root, 'unpacked'));
    execFileSync('tar', ['-xzf', file, '-C', join(root, 'unpacked')], { stdio: 'ignore' });
    const run = open(join(root, 'unpacked'));
    expect((await run('select count(*)::int as count from kept')).rows).toEqual([{ count: 2000 }]);
  });

  test('is told as an unusable store where a statement comes upon it', async () => {
    take('closed');
    const later = open();
    await later('select 1');
    change(files.kept, 3 * PAGE_BYTES + 4000);
    const met = await later('select count(note) from kept').catch((error: unknown) => error);
    expect(met).toBeInstanceOf(StoreUnavailableError);
    expect((met as Error).message).toContain('damaged');
  });

  test('waits for the disk at each commit', async () => {
    take('closed');
    const run = open();
    await run('select 1');
    const { rows } = await run(
      "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as way, current_setting('data_checksums') as sums",
    );
    expect(rows).toEqual([{ fsync: 'on', way: 'fsync', sums: 'on' }]);
  });
});
