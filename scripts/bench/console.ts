import { parseArgs } from 'node:util';
import { EXIT_CANNOT_RUN, UserError } from '#cli/console/user-error.ts';
import { postgresqlPlace } from './api/place.ts';
import { benchConsole } from './console/bench-console.ts';
import { READ_NAMES } from './console/measured-reads.ts';
import { WRITE_NAMES } from './console/measured-writes.ts';
import { requireSizes } from './console/sizes.ts';
import { printConsole } from './console/tables.ts';

const PARTS: readonly string[] = [...READ_NAMES, ...WRITE_NAMES];

const HELP = `Measures the operators' console: npm run bench:console -- [options]

Fills a program of three months, with creators, channels, answers and points, in a PostgreSQL
database that is made for it and removed afterwards. Starts the real server on it
(MARQUEE_RATE_LIMITS=off) and beside it a bare Fastify route that runs one prepared statement over
the same indexes. Both are asked in turns, and the medians of the rounds are printed; then keys are
imported and applications decided by an operator's calls.

The database is named by --database-url, else by TEST_DATABASE_URL or DATABASE_URL. Its user must be
allowed to create databases: nothing else there is touched.

  --database-url <url>     PostgreSQL to measure on
  --applications <number>  default 100000
  --entries <number>       entries of the ledger, default 1000000
  --keys <number>          that are imported, default 200000
  --decisions <number>     applications that are decided, and as many held; default 10000
  --only <parts>           some of ${PARTS.slice(0, 6).join(', ')},
                           ${PARTS.slice(6).join(', ')}, separated by commas
  --plans                  prints how the database runs each statement of each read
  --rounds <number>        default 5
  --seconds <number>       of each round, default 3
  --connections <number>   default 2
  --help

Aims are told, not tested: a slow or busy machine misses them.`;

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
  const serverUrl =
    values['database-url'] || process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (!serverUrl)
    throw new UserError('Name a PostgreSQL to measure on: --database-url, or TEST_DATABASE_URL.');
  const sizes = requireSizes({
    applications: positive('applications', values.applications),
    entries: positive('entries', values.entries),
    keys: positive('keys', values.keys),
    decisions: positive('decisions', values.decisions),
  });
  const rounds = {
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    connections: positive('connections', values.connections),
  };
  const wanted = partsWanted();
  const place = await postgresqlPlace(serverUrl);
  const remove = () => void place.remove().finally(() => process.exit(130));
  process.once('SIGINT', remove);
  process.once('SIGTERM', remove);
  try {
    const { databaseUrl } = place.options;
    if (databaseUrl === undefined) throw new Error('A place on PostgreSQL has no address.');
    const plans = values.plans ? 'printed' : 'kept';
    const results = await benchConsole({ place, databaseUrl, sizes, rounds, wanted, plans });
    const { applications, entries } = sizes;
    printConsole(
      `${place.name}, ${applications.toLocaleString('en')} applications, ${entries.toLocaleString('en')} ledger entries; reference: the bare statement`,
      results,
    );
  } finally {
    process.off('SIGINT', remove);
    process.off('SIGTERM', remove);
    await place.remove();
  }
}

function partsWanted(): (part: string) => boolean {
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
        applications: { type: 'string', default: '100000' },
        entries: { type: 'string', default: '1000000' },
        keys: { type: 'string', default: '200000' },
        decisions: { type: 'string', default: '10000' },
        only: { type: 'string' },
        plans: { type: 'boolean', default: false },
        rounds: { type: 'string', default: '5' },
        seconds: { type: 'string', default: '3' },
        connections: { type: 'string', default: '2' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\nSee npm run bench:console -- --help`);
    process.exit(EXIT_CANNOT_RUN);
  }
}
