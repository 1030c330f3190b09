import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import {
  createTestDatabase,
  TEST_STORE_KIND,
  type TestDatabase,
} from '../../../tests/support/store.ts';
import { sql } from './drizzle.ts';
import { StoreLockedError } from './embedded/folder-lock.ts';
import { readFrames, writeFrame } from './embedded/frames.ts';
import { JoinedConnections } from './embedded/joined-connections.ts';
import { listenForCommandLines, readSharedAddress } from './embedded/shared-address.ts';
import { type Greeting, storeVersion } from './embedded/shared-messages.ts';
import { isUniqueViolation, StoreUnavailableError } from './errors.ts';
import { joinStore, openStoreForBackup } from './join-store.ts';
import { openStore, type Store } from './store.ts';

describe.runIf(TEST_STORE_KIND === 'embedded')('an embedded store that a server has open', () => {
  let database: TestDatabase;
  let folder: string;
  let server: Store;
  const worked = vi.fn();
  const opened: Store[] = [];
  const kept = async <Kept extends Store>(opening: Promise<Kept>): Promise<Kept> => {
    const store = await opening;
    opened.push(store);
    return store;
  };
  const serve = async () => {
    server = await kept(openStore({ ...database.options, shared: worked }));
  };
  const joinIt = () => kept(joinStore({ dataFolder: database.options.dataFolder }));
  const numbers = async ({ database: tables }: Store) => {
    const { rows } = await tables.execute<{ n: number }>(sql`select n from kept order by n`);
    return rows.map(({ n }) => n);
  };
  beforeEach(async () => {
    database = await createTestDatabase();
    folder = database.options.dataFolder ?? '';
    worked.mockClear();
    await serve();
    await server.database.execute(
      sql`create table kept (n int primary key, bytes bytea, at timestamptz)`,
    );
  });
  afterEach(async () => {
    for (const store of opened.splice(0).reverse()) await store.close().catch(() => undefined);
    await database.drop();
  });

  test('is worked with through the server: the same values come out, and faults keep their names', async () => {
    const joined = await joinIt();
    expect(joined.kind).toBe('embedded');
    const [bytes, at] = [Buffer.from([0, 1, 255]), '2026-11-22 10:00:00+00'];
    await joined.database.execute(sql`insert into kept values (1, ${bytes}, ${at})`);
    const read = ({ database: tables }: Store) => tables.execute(sql`select * from kept`);
    expect((await read(joined)).rows).toEqual((await read(server)).rows);
    const again = joined.database.execute(sql`insert into kept values (1)`);
    expect(isUniqueViolation(await again.catch((error: unknown) => error), 'kept_pkey')).toBe(true);
    expect(worked).not.toHaveBeenCalled();
    await joined.close();
    await eventually(() => expect(worked).toHaveBeenCalledOnce());
  });

  test('keeps the transactions of all apart, and those of two commands', async () => {
    const [one, other] = [await joinIt(), await joinIt()];
    const both = async (store: Store, n: number) =>
      store.transaction(async () => {
        await store.database.execute(sql`insert into kept values (${n})`);
        await sleep(30);
        expect(await numbers(store)).toContain(n);
        if (n === 2) throw new Error('taken back');
        await store.database.execute(sql`insert into kept values (${n + 10})`);
      });
    const results = await Promise.allSettled([both(one, 1), both(other, 2), both(server, 3)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await numbers(server)).toEqual([1, 3, 11, 13]);
  });

  test('takes back what a command leaves in the middle, and goes on', async () => {
    const connections = await JoinedConnections.open(folder);
    const lease = await connections?.lease('work');
    await lease?.query({ text: 'begin' }, []);
    await lease?.query({ text: 'insert into kept values (1)' }, []);
    await connections?.close();
    expect(await numbers(server)).toEqual([]);
  });

  test('says when the server ends in the middle, and is opened directly afterwards', async () => {
    const joined = await joinIt();
    await server.close();
    const lost = await numbers(joined).catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(StoreUnavailableError);
    expect(readSharedAddress(folder)).toBeUndefined();
    expect(existsSync(join(folder, 'commands.sock'))).toBe(false);
    expect(await numbers(await joinIt())).toEqual([]);
  });

  test('is for its owner alone: nobody else may open the socket, or knows the token', async () => {
    const address = readSharedAddress(folder);
    for (const name of ['commands.sock', 'commands.json'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const socket = connect(address?.path ?? '');
    const greeting: Greeting = { token: 'guessed', version: storeVersion() };
    writeFrame(socket, Buffer.from(JSON.stringify(greeting)));
    const answers: string[] = [];
    for await (const frame of readFrames(socket)) answers.push(frame.toString());
    expect(answers).toEqual(['{"refused":"token"}']);
    const flooding = connect(address?.path ?? '').on('error', () => undefined);
    writeFrame(flooding, Buffer.alloc(5_000));
    expect(await readFrames(flooding).next()).toEqual({ done: true, value: undefined });
  });

  test('is refused to a command line of another version', async () => {
    await server.close();
    const answering = createServer((socket) => {
      writeFrame(socket, Buffer.from('{"refused":"version"}'));
      socket.on('error', () => undefined);
    });
    await listenForCommandLines(folder, answering, 'any');
    try {
      await expect(joinIt()).rejects.toThrow(StoreLockedError);
      await expect(joinIt()).rejects.toThrow('of another version');
    } finally {
      answering.close();
    }
  });

  test('is opened directly where a server that was killed left its socket, and shared anew', async () => {
    await server.close();
    writeFileSync(join(folder, 'commands.sock'), '');
    const path = join(folder, 'commands.sock');
    writeFileSync(join(folder, 'commands.json'), JSON.stringify({ path, token: 'old' }));
    await (await joinIt()).close();
    await serve();
    expect(await numbers(await joinIt())).toEqual([]);
  });

  test('is reached where the path of its folder is too long for a socket', async () => {
    const deep = join(folder, 'd'.repeat(60), 'e'.repeat(60));
    const { options } = await createTestDatabase(deep);
    const store = await kept(openStore({ ...options, shared: worked }));
    const { path = '' } = readSharedAddress(deep) ?? {};
    expect(path.startsWith(tmpdir())).toBe(true);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    const joined = await kept(joinStore({ dataFolder: deep }));
    await joined.ping();
    await store.close();
    expect(existsSync(dirname(path))).toBe(false);
  });

  test('is copied for a backup while the server goes on', async () => {
    await server.database.execute(sql`insert into kept values (1)`);
    const copy = await kept(openStoreForBackup({ dataFolder: folder }));
    await copy.transaction(async () => {
      await server.database.execute(sql`insert into kept values (2)`);
      expect(await numbers(copy)).toEqual([1]);
    });
    await copy.close();
    expect(await numbers(server)).toEqual([1, 2]);
    expect(readdirSync(folder).filter((name) => name.startsWith('backup-'))).toEqual([]);
  });
});
