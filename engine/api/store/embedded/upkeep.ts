import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreLog } from '../connections.ts';
import type { EmbeddedConnections } from './connections.ts';

const VACUUM_EVERY = 10 * 60_000;
const SNAPSHOT_EVERY = 60 * 60_000;
const SNAPSHOTS_KEPT = 2;
const SNAPSHOT = /^store-.*\.tar\.gz$/;

/**
 * Does for the embedded database what nobody else does: it has no autovacuum, and it never asks the
 * disk to keep what it wrote, so a snapshot is what a power failure leaves. Idle databases are left
 * alone. Answers how to stop it.
 */
export function scheduleUpkeep(
  connections: EmbeddedConnections,
  snapshotFolder: string,
  log: StoreLog,
): () => void {
  const vacuum = whereWritten(connections, log, () => vacuumAll(connections));
  const snapshot = whereWritten(connections, log, () =>
    takeSnapshot(connections, snapshotFolder, new Date()),
  );
  const timers = [setInterval(vacuum, VACUUM_EVERY), setInterval(snapshot, SNAPSHOT_EVERY)];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Frees the room of deleted rows and refreshes what the planner knows. */
export async function vacuumAll(connections: EmbeddedConnections): Promise<void> {
  const lease = await connections.lease('upkeep');
  try {
    await lease.query({ text: 'vacuum analyze' }, []);
  } finally {
    lease.release();
  }
}

/** Writes a snapshot that unpacks into the store's folder; the oldest ones go. */
export async function takeSnapshot(
  connections: EmbeddedConnections,
  folder: string,
  now: Date,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `store-${stamp}.tar.gz`);
  await connections.snapshot(file);
  const snapshots = readdirSync(folder).filter((name) => SNAPSHOT.test(name));
  for (const name of snapshots.sort().slice(0, -SNAPSHOTS_KEPT)) rmSync(join(folder, name));
  return file;
}

/** Runs the work where the write-ahead log grew since the last time. */
function whereWritten(
  connections: EmbeddedConnections,
  log: StoreLog,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let seen: string | undefined;
  return async () => {
    try {
      if ((await position(connections)) === seen) return;
      await work();
      seen = await position(connections);
    } catch (error) {
      log.warn({ err: error }, 'upkeep of the embedded store failed; it is tried again later');
    }
  };
}

async function position(connections: EmbeddedConnections): Promise<string> {
  const text = 'select pg_current_wal_insert_lsn()::text as position';
  const { rows } = await connections.query({ text }, []);
  return (rows as { position: string }[])[0]?.position ?? '';
}
