import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createTestDatabase,
  TEST_STORE_KIND,
  type TestDatabase,
} from '../../../../tests/support/store.ts';
import { StoreUnavailableError } from '../errors.ts';
import { EmbeddedConnections } from './connections.ts';
import { Supervisor } from './supervisor.ts';
import { ROUND_EVERY, scheduleUpkeep, takeSnapshot, vacuumAll } from './upkeep.ts';

const SILENT = { info: () => {}, warn: () => {}, error: () => {} };

describe.runIf(TEST_STORE_KIND === 'embedded')('the thread of the embedded store', () => {
  let database: TestDatabase;
  let root: string;
  let supervisor: Supervisor;
  let connections: EmbeddedConnections;
  const opened: EmbeddedConnections[] = [];
  const openFolder = (folder: string) => {
    supervisor = new Supervisor({ folder, templateFile: undefined }, SILENT);
    connections = new EmbeddedConnections(supervisor);
    opened.push(connections);
    return connections;
  };
  beforeEach(async () => {
    database = await createTestDatabase();
    root = database.options.dataFolder ?? '';
    openFolder(join(root, 'store'));
  });
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close().catch(() => undefined);
    await database.drop();
  });
  const run = (text: string) => connections.query({ text }, []);
  const task = (text: string) =>
    ({ kind: 'query', text, parameters: [], rowMode: undefined }) as const;

  test('leaves the process free while a statement takes its time', async () => {
    await run('select 1');
    let longest = 0;
    const begun = performance.now();
    let last = begun;
    const ticks = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    await run('select sum(length(md5(n::text))) from generate_series(1, 1000000) n');
    clearInterval(ticks);
    // A process that waited for it would have stood still for nearly as long as it took.
    expect(longest).toBeLessThan((performance.now() - begun) / 2);
  });

  test('is started anew after a statement that does not end, with all that was committed', async () => {
    await run('create table kept (id int)');
    await run('insert into kept values (1)');
    const lease = await connections.lease('work');
    await lease.query({ text: 'begin' }, []);
    await lease.query({ text: 'insert into kept values (2)' }, []);
    const endless = supervisor.call(task('select count(*) from generate_series(1, 1e12)'), 300);
    await expect(endless).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(lease.query({ text: 'commit' }, [])).rejects.toBeInstanceOf(StoreUnavailableError);
    lease.discard();
    expect((await run('select id from kept')).rows).toEqual([{ id: 1 }]);
  });

  test('begins anew with a folder that was never finished', async () => {
    await connections.close();
    mkdirSync(join(root, 'late.new'));
    writeFileSync(join(root, 'late.new', 'PG_VERSION'), '18');
    openFolder(join(root, 'late'));
    expect((await run('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(existsSync(join(root, 'late.new'))).toBe(false);
  });

  test('says of a folder that it cannot open what brings it back', async () => {
    const damaged = join(root, 'damaged');
    mkdirSync(damaged);
    writeFileSync(join(damaged, 'PG_VERSION'), '18');
    openFolder(damaged);
    const error = await run('select 1').catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect((error as Error).message).toContain('tar -xzf store-snapshots/');
  });

  test('frees the connection of a transaction that is given up', async () => {
    const lease = await connections.lease('work');
    await lease.query({ text: 'begin' }, []);
    await lease.query({ text: 'create table gone (id int)' }, []);
    const waiting = run("select to_regclass('gone') as found");
    await sleep(20);
    lease.discard();
    expect((await waiting).rows).toEqual([{ found: null }]);
    await expect(lease.query({ text: 'select 1' }, [])).rejects.toThrow('rolled back');
  });

  test('takes snapshots that unpack into a folder it opens, and keeps two', async () => {
    await run('create table kept (id int)');
    await run('insert into kept values (1)');
    const folder = join(root, 'snapshots');
    for (const hour of [1, 2, 3])
      await takeSnapshot(connections, folder, new Date(Date.UTC(2026, 0, 1, hour)));
    await run('insert into kept values (2)');
    expect(readdirSync(folder)).toEqual([
      'store-2026-01-01T02-00-00-000Z.tar.gz',
      'store-2026-01-01T03-00-00-000Z.tar.gz',
    ]);
    const unpacked = join(root, 'unpacked');
    mkdirSync(unpacked);
    const [, newest = ''] = readdirSync(folder);
    execFileSync('tar', ['-xzf', join(folder, newest), '-C', unpacked], { stdio: 'ignore' });
    expect(existsSync(join(unpacked, 'PG_VERSION'))).toBe(true);
    openFolder(unpacked);
    expect((await run('select id from kept')).rows).toEqual([{ id: 1 }]);
  });

  test('is looked after while it is written to, and left alone while it is not', async () => {
    const folder = join(root, 'snapshots');
    const vacuums = async () => {
      const counts = 'select sum(vacuum_count)::int as count from pg_stat_user_tables';
      return (await run(counts)).rows;
    };
    const aRound = async () => {
      vi.advanceTimersByTime(ROUND_EVERY);
      for (let look = 0; look < 5; look += 1) await run('select 1'); // stands in line behind it
    };
    await run('create table kept (id int)');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = scheduleUpkeep(connections, folder, SILENT);
    try {
      await aRound();
      expect(readdirSync(folder)).toHaveLength(1);
      const before = await vacuums();
      await run('insert into kept values (1)');
      for (let round = 0; round < 5; round += 1) await aRound();
      expect(readdirSync(folder)).toHaveLength(1);
      await aRound();
      expect(readdirSync(folder)).toHaveLength(2);
      const looked = await vacuums();
      for (let round = 0; round < 6; round += 1) await aRound();
      expect(await vacuums()).toEqual(looked);
      const [, newest] = readdirSync(folder);
      await run('insert into kept values (2)');
      await aRound();
      expect(readdirSync(folder)[1]).not.toBe(newest);
      expect(looked).not.toEqual(before);
    } finally {
      stop();
      vi.useRealTimers();
    }
  });

  test('vacuums, and tells the planner what there is', async () => {
    await run('create table many as select n from generate_series(1, 500) n');
    await vacuumAll(connections);
    const { rows } = await run("select reltuples::int from pg_class where relname = 'many'");
    expect(rows).toEqual([{ reltuples: 500 }]);
  });
});
