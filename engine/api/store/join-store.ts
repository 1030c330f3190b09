import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreLockedError } from './embedded/folder-lock.ts';
import { JoinedConnections } from './embedded/joined-connections.ts';
import {
  type Connected,
  connect,
  openStore,
  type Store,
  type StoreOptions,
  storeOver,
} from './store.ts';

/** How long a process that is starting, or a command that will end soon, is waited for. */
const PATIENCE_MILLISECONDS = 10_000;
const LOOK_MILLISECONDS = 250;

/**
 * Opens the store as `openStore` does; where a running server has the embedded one, works with it
 * through that server.
 * @throws StoreLockedError where another process has it and lets nobody in, or is of another version
 */
export async function joinStore(options: StoreOptions): Promise<Store> {
  const opened = await openOrJoin(options, openStore);
  if (!(opened instanceof JoinedConnections)) return opened;
  return storeOver(opened, () => opened.close());
}

/**
 * The store as it is at one moment, for reading all of it. Where a running server has the embedded
 * one, that is a copy: the server waits for it to be taken and no longer.
 * @throws StoreLockedError as `joinStore`
 */
export async function openStoreForBackup(options: StoreOptions): Promise<Store> {
  const opened = await openOrJoin(options, openStore);
  if (!(opened instanceof JoinedConnections)) return opened;
  const folder = mkdtempSync(join(options.dataFolder ?? '', 'backup-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const templateFile = join(folder, 'copy.tar.gz');
    await opened.snapshot(templateFile).finally(() => opened.close());
    const copy = await openStore({ dataFolder: join(folder, 'data'), templateFile });
    const close = async () => {
      await copy.close();
      remove();
    };
    return { ...copy, close };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Reaches the database as it is, to look at it: nothing is brought up to date, or made where there is
 * none.
 * @returns undefined where there is no embedded store yet
 * @throws StoreLockedError as `joinStore`
 */
export async function joinAsItIs(options: StoreOptions): Promise<Connected | undefined> {
  const { databaseUrl, dataFolder } = options;
  if (databaseUrl === undefined && !existsSync(join(dataFolder ?? '', 'store'))) return undefined;
  const opened = await openOrJoin(options, connect);
  if (!(opened instanceof JoinedConnections)) return opened;
  return { connections: opened, close: () => opened.close() };
}

async function openOrJoin<Opened>(
  options: StoreOptions,
  open: (options: StoreOptions) => Promise<Opened>,
): Promise<Opened | JoinedConnections> {
  const { databaseUrl, dataFolder } = options;
  if (databaseUrl !== undefined || dataFolder === undefined) return open(options);
  const deadline = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const joined = await JoinedConnections.open(dataFolder);
    if (joined) return joined;
    try {
      return await open(options);
    } catch (error) {
      if (!(error instanceof StoreLockedError) || Date.now() > deadline) throw error;
    }
    await sleep(LOOK_MILLISECONDS);
  }
}
