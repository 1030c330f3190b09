import { parseArgs } from 'node:util';
import { buildFirst } from './build-first.ts';
import { printReport } from './report.ts';
import { measureApi } from './workers/api.ts';
import { measurePages } from './workers/pages.ts';

/**
 * Measures what a second process on the same port (MARQUEE_WORKERS) brings: cached pages and, on
 * PostgreSQL, calls and live events, with one process and with two in turns.
 *   --database-url <url>  PostgreSQL to measure on; else TEST_DATABASE_URL or DATABASE_URL
 *   --rounds 5            rounds of load, each of --seconds 4
 *   --creators 5000       in the store that is made for it
 *   --subscribers 1000    open connections, a quarter of them on the channel that is published to
 *
 * On two cores the load and the database take a part of them, so that two processes cannot have two
 * cores. What is compared is what an answer costs of the processor: two processes that need as much
 * for each as one does bring twice as much where each has a core.
 */
const { values } = parseArgs({
  options: {
    'database-url': { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    creators: { type: 'string', default: '5000' },
    subscribers: { type: 'string', default: '1000' },
  },
});
const databaseUrl =
  values['database-url'] || process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
const plan = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  creators: Number(values.creators),
  subscribers: Number(values.subscribers),
};

buildFirst();
const rows = [await measurePages(plan)];
if (databaseUrl) rows.push(...(await measureApi(databaseUrl, plan)));
else console.log('Calls and events are left out: several processes need PostgreSQL for them.');
printReport('Two processes on one port; reference: one', rows);
