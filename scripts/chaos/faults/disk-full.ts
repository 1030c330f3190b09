import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Fault } from '../fault.ts';
import { smallDisk } from '../small-disk.ts';

const FULL_MS = 10_000;
const BETWEEN_MS = 6_000;
const MB = 1024 * 1024;

export const diskFull: Fault = {
  name: 'disk-full',
  what: `an instance's disk is full for ${FULL_MS / 1000} s, then the database's; needs root`,
  happen: async ({ database, databaseUrl, instances, broken, repaired }) => {
    const [, instance] = instances;
    await instance.stop();
    const cache = smallDisk(instance.data, 8 * MB);
    await instance.start();
    // Its pages and calls go on: nobody should notice.
    repaired();
    cache.fill();
    await sleep(FULL_MS);
    cache.free();
    broken();
    await database.kill();
    const disk = smallDisk(database.data, 64 * MB);
    await database.start();
    await sleep(BETWEEN_MS);
    disk.fill();
    await exhaustLog(databaseUrl);
    await sleep(FULL_MS);
    disk.free();
    await database.start();
    repaired();
    await sleep(BETWEEN_MS);
  },
};

/** Begins segments of the write-ahead log until there is no room for another: PostgreSQL panics. */
async function exhaustLog(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    for (let segment = 0; segment < 200; segment += 1)
      await client.query(`select pg_logical_emit_message(true, 'chaos', repeat('x', 1000000))`);
  } catch {
    // It is full.
  } finally {
    await client.end().catch(() => {});
  }
}
