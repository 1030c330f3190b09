import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { EXIT_CANNOT_RUN, UserError } from '#cli/console/user-error.ts';
import { buildFirst } from './build-first.ts';
import { growApplications, growCreators, growQuests } from './growth/grow-people.ts';
import { growPrograms } from './growth/grow-programs.ts';
import { growSubscribers } from './growth/grow-subscribers.ts';
import type { GrownPath } from './growth/grown-path.ts';
import { printGrowth, writeGrowth } from './growth/tables.ts';

const PARTS = ['creators', 'quests', 'applications', 'programs', 'subscribers'] as const;
type Part = (typeof PARTS)[number];

const HELP = `Measures how each main path grows: npm run bench:growth -- [options]

Each path is measured with one, ten and a hundred times as many programs, creators (and entries of
the ledger), quests, applications and subscribers, one question at a time, beside the plainest
program that does the same over as much; the exponent that fits is printed. On PostgreSQL where one
is named (--database-url, TEST_DATABASE_URL or DATABASE_URL; a database of its own is made there and
removed), else on the embedded store, where the operators' paths are left out.

  --database-url <url>  PostgreSQL to measure on
  --only <parts>        some of ${PARTS.join(', ')}, separated by commas
  --steps <numbers>     how many times as many, default 1,10,100
  --rounds <number>     default 3
  --seconds <number>    of each round, default 2
  --write               writes the table into docs/performance.md
  --help

Growth is told, not tested: a busy machine bends it.`;

/** What there is once. */
const BASE = { creators: 2_000, quests: 12, applications: 2_000, programs: 20, subscribers: 50 };
/** A campaign has at most so many: its schema says it. */
const MOST_QUESTS = 500;
/** Pages of programs that are asked for. */
const PAGES = 60;

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
  buildFirst();
  const databaseUrl =
    values['database-url'] || process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const steps = values.steps.split(',').map((step) => positive('steps', step));
  if (steps.length < 2) throw new UserError('--steps takes two numbers or more: 1,10,100.');
  const seconds = positive('seconds', values.seconds);
  const rounds = { rounds: positive('rounds', values.rounds), seconds, connections: 1 };
  const sizes = (part: Part) => steps.map((step) => BASE[part] * step);
  const measured: Readonly<Record<Part, () => Promise<GrownPath[]>>> = {
    creators: () => growCreators({ databaseUrl, rounds }, sizes('creators')),
    quests: () =>
      growQuests(
        { databaseUrl, rounds },
        BASE.creators,
        sizes('quests').map((count) => Math.min(count, MOST_QUESTS)),
      ),
    applications: async () =>
      databaseUrl === undefined ? [] : growApplications(databaseUrl, rounds, sizes('applications')),
    programs: () => growPrograms(PAGES, sizes('programs')),
    subscribers: () => growSubscribers(seconds * 2, sizes('subscribers')),
  };
  const paths: GrownPath[] = [];
  for (const part of partsWanted()) paths.push(...(await measured[part]()));
  const machine = `Node ${process.version}, ${availableParallelism()} cores, ${databaseUrl === undefined ? 'embedded store' : 'PostgreSQL'}`;
  printGrowth(machine, paths);
  if (values.write) writeGrowth(machine, paths);
}

function partsWanted(): readonly Part[] {
  const only = values.only?.split(',').map((part) => part.trim()) ?? PARTS;
  const unknown = only.find((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown !== undefined)
    throw new UserError(`--only takes ${PARTS.join(', ')}; there is no "${unknown}".`);
  return PARTS.filter((part) => only.includes(part));
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new UserError(`--${name} takes whole numbers from 1, not "${text}".`);
  return number;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        'database-url': { type: 'string' },
        only: { type: 'string' },
        steps: { type: 'string', default: '1,10,100' },
        rounds: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '2' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\nSee npm run bench:growth -- --help`);
    process.exit(EXIT_CANNOT_RUN);
  }
}
