import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts';

/** Another process holds the folder of the embedded store. */
export class StoreLockedError extends Error {
  override readonly name = 'StoreLockedError';
}

export interface FolderLock {
  release(): void;
}

const HEARTBEAT = 5_000;
/** A process of another machine is taken for dead when it was silent for so long, in milliseconds. */
const SILENCE = 30_000;
/** Longer than one process needs between finding a lock stale and moving it away. */
const SETTLING = 100;
const ATTEMPTS = 5;

/**
 * Takes a lock file, which one process holds until it ends: of two that write to an embedded store
 * at once, one loses its rows. The lock of a process that died is taken over.
 * @throws StoreLockedError
 */
export async function lockFolder(file: string): Promise<FolderLock> {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({ ...thisProcess(), token: randomUUID() });
  let clearedStale = false;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!place(file, mine)) {
      const found = read(file);
      if (found === undefined) continue; // given back in between
      if (isHeld(file, found)) throw locked(file, found);
      moveAway(file, found);
      clearedStale = true;
      continue;
    }
    if (clearedStale) await sleep(SETTLING);
    if (read(file) === mine) return hold(file, mine);
  }
  throw locked(file, read(file) ?? '{}');
}

/** Puts the file there whole, or not at all where there is one. */
function place(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function holderOf(content: string): ProcessIdentity | undefined {
  try {
    const { host, pid, began } = JSON.parse(content);
    return typeof pid === 'number' ? { host, pid, began } : undefined;
  } catch {
    return undefined;
  }
}

function isHeld(file: string, content: string): boolean {
  const holder = holderOf(content);
  if (!holder) return false;
  if (holder.host === thisProcess().host) return isRunning(holder);
  const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched < SILENCE;
}

/** Moves a stale lock away, or puts back what another process placed there in the meantime. */
function moveAway(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch {
    // Another process was faster; the next attempt sees what it left.
  } finally {
    rmSync(aside, { force: true });
  }
}

function hold(file: string, mine: string): FolderLock {
  const heartbeat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // A folder that was removed needs no heartbeat.
    }
  }, HEARTBEAT).unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      if (read(file) === mine) rmSync(file, { force: true });
    },
  };
}

function locked(file: string, content: string): StoreLockedError {
  const holder = holderOf(content);
  const who = holder ? `process ${holder.pid} on ${holder.host}` : 'another process';
  return new StoreLockedError(
    `The embedded store in ${dirname(resolve(file))} is in use by ${who}, and only one process may open it. Stop that process, set MARQUEE_DATA to another folder, or set DATABASE_URL: PostgreSQL serves several processes.`,
  );
}
