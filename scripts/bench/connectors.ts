import { parseArgs } from 'node:util';
import { openStore } from '#api/store/store.ts';
import { EXIT_CANNOT_RUN, UserError } from '#cli/console/user-error.ts';
import { embeddedPlace, type Place, postgresqlPlace } from './api/place.ts';
import { type HourResult, simulateHour } from './connectors/hour.ts';
import { measurePushes, type PushResult } from './connectors/pushes.ts';
import { simulateUnits, type UnitsResult } from './connectors/units.ts';
import { atLeast, atMost, printReport, readable } from './report.ts';

const HELP = `Measures how linked accounts are read: npm run bench:connectors -- [options]

First the messages that one server takes (MARQUEE_ROLE=api,worker), beside a bare route that inserts
the same row, and the time from the message that a stream ended to the moment at which an open page is
told of the progress. Then an hour of many channels, of which some are live, on a clock that goes on
as soon as everything is done: what it takes, what is asked of the platform, what is counted. Last, a
day of YouTube channels which its hub tells of, and the units that it takes.

  --store <kind>        embedded (default), or postgresql with TEST_DATABASE_URL or DATABASE_URL
  --accounts <number>   linked accounts, default 50000
  --live <number>       of them live at a time, default 5000
  --minutes <number>    of simulated time, default 60
  --channels <number>   YouTube channels, default 1000
  --watching <number>   people with an open page, default 400
  --rate <number>       of their streams that end in a second, default 20
  --rounds <number>     default 3
  --seconds <number>    of each round, default 4
  --help`;

/** Of the least units. */
const MOST_UNITS = 1.5;

try {
  const { values } = readArguments();
  if (values.help) console.log(HELP);
  else await bench(values);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = EXIT_CANNOT_RUN;
}

async function bench(values: ReturnType<typeof readArguments>['values']): Promise<void> {
  const number = (name: Exclude<keyof typeof values, 'store' | 'help'>) =>
    positive(name, values[name]);
  const [accounts, live] = [number('accounts'), number('live')];
  const watching = number('watching');
  if (live > accounts || watching >= accounts)
    throw new UserError('--live and --watching take no more than --accounts.');
  const rounds = { rounds: number('rounds'), seconds: number('seconds'), connections: 32 };
  const minutes = number('minutes');
  await onPlace(values.store, async (place) => {
    const plan = { ...rounds, accounts, watching, perSecond: number('rate') };
    printPushes(place.name, watching, await measurePushes(place, plan));
  });
  await onPlace(values.store, async (place) => {
    const store = await openStore(place.options);
    try {
      const result = await simulateHour(store, { accounts, live, minutes });
      printHour(`${place.name}: ${minutes} minutes, ${accounts} accounts, ${live} live`, result);
    } finally {
      await store.close();
    }
  });
  printUnits(await simulateUnits(number('channels')));
}

async function onPlace(kind: string, work: (place: Place) => Promise<void>): Promise<void> {
  const databaseUrl = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (kind !== 'embedded' && !(kind === 'postgresql' && databaseUrl))
    throw new UserError('--store takes embedded, or postgresql with TEST_DATABASE_URL set.');
  const place = kind === 'embedded' ? embeddedPlace() : await postgresqlPlace(databaseUrl ?? '');
  const remove = () => void place.remove().finally(() => process.exit(130));
  process.once('SIGINT', remove);
  process.once('SIGTERM', remove);
  try {
    await work(place);
  } finally {
    process.off('SIGINT', remove);
    process.off('SIGTERM', remove);
    await place.remove();
  }
}

function printPushes(title: string, watching: number, { taken, lags }: PushResult): void {
  const at = (share: number) => lags[Math.floor((lags.length - 1) * share)] ?? Number.NaN;
  printReport(`${title}: what a platform sends`, [
    {
      what: 'messages taken in a second',
      result: readable(taken.rate),
      reference: readable(taken.bareRate),
    },
    {
      what: 'ours to the reference, a bare insert',
      result: readable(taken.ratio),
      aim: atLeast(taken.ratio, taken.aim),
    },
    { what: 'memory of the server after it, MiB', result: readable(taken.memory) },
    {
      what: `from the message to the page, ms, p50 of ${watching}`,
      result: readable(at(0.5)),
    },
    {
      what: 'the same, p99',
      result: readable(at(0.99)),
      aim: atMost(at(0.99), 2_000, 'ms'),
    },
  ]);
}

function printHour(title: string, result: HourResult): void {
  const { seconds, requests, leastRequests, counted, streamed, memory, pushes } = result;
  printReport(title, [
    { what: 'seconds of work', result: readable(seconds) },
    { what: 'messages in it', result: readable(pushes) },
    {
      what: 'requests to the platform',
      result: readable(requests),
      reference: `${readable(leastRequests)} least`,
    },
    {
      what: 'minutes counted of those streamed (who is live, until last seen)',
      result: readable(counted),
      reference: readable(streamed),
      aim: atMost(counted, Math.ceil(streamed)),
    },
    {
      what: 'MiB of the process after each third',
      result: memory.map(readable).join(', '),
      aim: atMost((memory.at(-1) ?? 0) / (memory[0] ?? 1), 1.2, '× of the first'),
    },
  ]);
}

function printUnits({ channels, videos, streams, used, least, found }: UnitsResult): void {
  const published = videos + streams;
  printReport(`A day of ${readable(channels)} YouTube channels which the hub tells of`, [
    { what: 'units', result: readable(used), reference: `${readable(least)} least` },
    {
      what: 'units beside the least',
      result: readable(used / least),
      aim: atMost(used / least, MOST_UNITS, '×'),
    },
    {
      what: 'videos and streams found',
      result: readable(found),
      reference: readable(published),
      aim: atLeast(found, published),
    },
  ]);
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
        store: { type: 'string', default: 'embedded' },
        accounts: { type: 'string', default: '50000' },
        live: { type: 'string', default: '5000' },
        minutes: { type: 'string', default: '60' },
        channels: { type: 'string', default: '1000' },
        watching: { type: 'string', default: '400' },
        rate: { type: 'string', default: '20' },
        rounds: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '4' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\nSee npm run bench:connectors -- --help`);
    process.exit(EXIT_CANNOT_RUN);
  }
}
