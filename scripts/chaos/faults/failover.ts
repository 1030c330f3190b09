import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Fault } from '../fault.ts';
import { forwarder } from '../forwarder.ts';
import { freePorts } from '../stage.ts';

const NOTICED_MS = 2_000;
const AFTER_MS = 8_000;

export const failover: Fault = {
  name: 'failover',
  what: 'PostgreSQL ends for good; its synchronous replica is promoted and takes its address',
  happen: async ({ database, databaseUrl, endLater, broken, repaired }) => {
    const [port = 0] = await freePorts(1);
    const replica = await database.replicate(port);
    endLater(replica.kill);
    await replica.start();
    // From here on nothing is acknowledged before the replica has it.
    await say(databaseUrl, `alter system set synchronous_standby_names = '*'`);
    await say(databaseUrl, 'select pg_reload_conf()');
    await untilSynchronous(databaseUrl);
    await sleep(AFTER_MS);
    broken();
    await database.kill();
    await sleep(NOTICED_MS);
    const address = new URL(databaseUrl);
    const own = Number(address.port);
    address.port = String(port);
    await say(address.href, 'select pg_promote()');
    endLater(await forwarder(own, port));
    repaired();
    await sleep(AFTER_MS);
  },
};

async function say(connectionString: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilSynchronous(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { rows } = await say(url, 'select sync_state, state from pg_stat_replication');
    if (rows.some((row) => row.sync_state === 'sync' && row.state === 'streaming')) return;
    await sleep(200);
  }
  throw new Error('The replica did not become synchronous in 20 s.');
}
