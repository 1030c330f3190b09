import { parseArgs } from 'node:util';
import { EXIT_CANNOT_RUN, EXIT_ISSUES, UserError } from '#cli/console/user-error.ts';
import { type BenchPart, benchStore, FURTHER_PARTS } from './api/bench-store.ts';
import { CALL_NAMES } from './api/measured-calls.ts';
import { embeddedPlace, type Place, postgresqlPlace } from './api/place.ts';
import { type Sizes, sizesOf } from './api/sizes.ts';
import { printCalls, printChecks, printGrowth } from './api/tables.ts';

const PARTS: readonly string[] = [...CALL_NAMES, ...FURTHER_PARTS];

const HELP = `Measures the creators API: npm run bench:api -- [options]

Starts the real server (MARQUEE_RATE_LIMITS=off) on a store that is filled for it and removed
afterwards, and beside it a bare Fastify route that runs one prepared statement of the same kind
over the same rows: no session, no checks, no contract. Both are asked in turns, by as many
connections at a time, and the medians of the rounds are printed.

The embedded store is always measured; PostgreSQL where a database is named: by --database-url,
else by TEST_DATABASE_URL or DATABASE_URL. Its user must be allowed to create databases: one of a
name of its own is made for the time of the measurement, nothing else is touched.

  --database-url <url>  PostgreSQL to measure on
  --store <kind>        only one of them: embedded, postgresql
  --creators <number>   default 10000 on the embedded store, 100000 on PostgreSQL
  --entries <number>    entries of the ledger; default 200000 and 5000000
  --only <parts>        some of ${PARTS.join(', ')}, separated by commas
  --rounds <number>     default 3
  --seconds <number>    of each round, default 4; calls that write end sooner where
                        everything there was to claim is claimed
  --connections <number>  default 32
  --help

What is asked: reads by 1,000 signed-in people in turns; claims by others who each have something
waiting; batches of 100 events over all creators. Ends with 1 where a check does not hold: 1,000
people claim 500 keys at once, and each balance is what the ledger adds up to.`;

/** A store to measure on. */
interface Store {
  readonly place: () => Place | Promise<Place>;
  readonly sizes: Sizes;
}

const { values } = readArguments();

try {
  if (values.help) console.log(HELP);
  else await bench();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = EXIT_CANNOT_RUN;
}

async function bench(): Promise<void> {
  const wanted = partsWanted();
  const rounds = {
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    connections: positive('connections', values.connections),
  };
  for (const { place: prepare, sizes } of stores()) {
    const place = await prepare();
    const title = titled(place.name, sizes);
    const remove = () => void place.remove().finally(() => process.exit(130));
    process.once('SIGINT', remove);
    process.once('SIGTERM', remove);
    try {
      const results = await benchStore(place, sizes, rounds, wanted);
      if (results.calls.length > 0) printCalls(title, results.calls);
      if (results.growth.length > 0) printGrowth(`${title}: ranks`, results.growth);
      printChecks(`${title}: checks`, results.checks);
      if (results.checks.some(({ holds }) => !holds)) process.exitCode = EXIT_ISSUES;
    } finally {
      process.off('SIGINT', remove);
      process.off('SIGTERM', remove);
      await place.remove();
    }
  }
}

function titled(name: string, { creators, entries }: Sizes): string {
  return `${name}, ${creators.toLocaleString('en')} creators, ${entries.toLocaleString('en')} ledger entries`;
}

function stores(): Store[] {
  const databaseUrl =
    values['database-url'] || process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const size = (creators: number, entries: number) =>
    sizesOf(
      values.creators === undefined ? creators : positive('creators', values.creators),
      values.entries === undefined ? entries : positive('entries', values.entries),
    );
  const found: Store[] = [];
  if (values.store === undefined || values.store === 'embedded') {
    const sizes = size(10_000, 200_000);
    found.push({ place: embeddedPlace, sizes });
  }
  if (values.store === 'postgresql' || (values.store === undefined && databaseUrl)) {
    if (!databaseUrl) throw new UserError('--store postgresql takes --database-url as well.');
    const sizes = size(100_000, 5_000_000);
    const place = () => postgresqlPlace(databaseUrl);
    found.push({ place, sizes });
  }
  if (found.length === 0)
    throw new UserError(`--store takes embedded or postgresql, not "${values.store}".`);
  return found;
}

function partsWanted(): (part: BenchPart) => boolean {
  const only = values.only?.split(',').map((part) => part.trim());
  const unknown = only?.find((part) => !PARTS.includes(part));
  if (unknown !== undefined)
    throw new UserError(`--only takes ${PARTS.join(', ')}; there is no "${unknown}".`);
  return (part) => only === undefined || only.includes(part);
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new UserError(`--${name} takes a whole number from 1, not "${text}".`);
  return number;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        'database-url': { type: 'string' },
        store: { type: 'string' },
        creators: { type: 'string' },
        entries: { type: 'string' },
        only: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '4' },
        connections: { type: 'string', default: '32' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\nSee npm run bench:api -- --help`);
    process.exit(EXIT_CANNOT_RUN);
  }
}
