import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreLog } from '../connections.ts';
import type { EmbeddedConnections } from './connections.ts';

/** How often the database is looked after, in milliseconds. */
export const ROUND_EVERY = 10 * 60_000;
const ROUNDS_BETWEEN_SNAPSHOTS = 6;
const SNAPSHOTS_KEPT = 2;
const SNAPSHOT = /^store-.*\.tar\.gz$/;

/**
 * Does for the embedded database what nobody else does: it has no autovacuum, and nobody may have made
 * a backup, so that a snapshot is what is left where its files are damaged: the first one soon after
 * the start, further ones each hour. Where nothing was written it does nothing. Answers how to stop it.
 */
export function scheduleUpkeep(
  connections: EmbeddedConnections,
  snapshotFolder: string,
  log: StoreLog,
): () => void {
  let seen: string | undefined;
  let unsaved = false;
  let roundsSince = ROUNDS_BETWEEN_SNAPSHOTS - 1;
  const round = async () => {
    roundsSince += 1;
    try {
      if ((await nextWrite(connections)) !== seen) {
        unsaved = true;
        await vacuumAll(connections);
        await connections.recordFiles();
      }
      if (unsaved && roundsSince >= ROUNDS_BETWEEN_SNAPSHOTS) {
        await takeSnapshot(connections, snapshotFolder, new Date());
        roundsSince = 0;
        unsaved = false;
      }
      seen = await nextWrite(connections);
    } catch (error) {
      log.warn({ err: error }, 'upkeep of the embedded store failed; it is tried again later');
    }
  };
  const timer = setInterval(round, ROUND_EVERY).unref();
  return () => clearInterval(timer);
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

/** The number of the next transaction that writes; the upkeep's own count as well. */
async function nextWrite(connections: EmbeddedConnections): Promise<string> {
  const text = 'select pg_snapshot_xmax(pg_current_snapshot())::text as next';
  const { rows } = await connections.query({ text }, []);
  return (rows as { next: string }[])[0]?.next ?? '';
}
