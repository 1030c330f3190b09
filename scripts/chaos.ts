import { parseArgs } from 'node:util';
import { EXIT_CANNOT_RUN, EXIT_ISSUES, UserError } from '#cli/console/user-error.ts';
import { buildFirst } from './bench/build-first.ts';
import { FAULTS } from './chaos/faults.ts';
import { printResults } from './chaos/print-results.ts';
import { type FaultResult, runFault } from './chaos/run-fault.ts';
import { openStage } from './chaos/stage.ts';

/** How long after a repair something may still fail. */
const BACK_SECONDS = 5;

const HELP = `Lets something go wrong while people write and read: npm run chaos -- <fault> [--count <n>] [--from <commit>]

Starts two instances behind nginx on a PostgreSQL and a Redis of their own, on loopback, and ends
them afterwards. Claims of points, keys and events are written and sent again until they are
acknowledged; then ledger, keys, events and mails are compared with what was acknowledged. Ends
with 1 where something was lost or doubled, a landing page was not shown, anything failed that nobody
may notice, or failures went on for more than ${BACK_SECONDS} s after what was away came back. --from names what is upgraded (HEAD~1).

${FAULTS.map(({ name, what }) => `  ${name.padEnd(18)}${what}`).join('\n')}
  ${'all'.padEnd(18)}all of them, one after another, each on a stage of its own`;

let close: (() => Promise<void>) | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await close?.();
    process.exit(130);
  });

try {
  await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = EXIT_CANNOT_RUN;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      from: { type: 'string', default: 'HEAD~1' },
      help: { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (values.help || name === undefined) return console.log(HELP);
  const faults = FAULTS.filter((fault) => name === 'all' || fault.name === name);
  if (faults.length === 0) throw new UserError(`There is no fault "${name}".\n\n${HELP}`);
  const count = values.count === undefined ? undefined : Number(values.count);
  if (count !== undefined && !(Number.isInteger(count) && count > 0))
    throw new UserError(`--count takes a whole number from 1, not "${values.count}".`);
  buildFirst();
  const results: FaultResult[] = [];
  for (const fault of faults) {
    const stage = await openStage(
      (ending) => {
        close = ending;
      },
      fault.fromCommit ? values.from : undefined,
    );
    try {
      results.push(await runFault(fault, stage, count));
    } finally {
      await stage.close();
      close = undefined;
    }
  }
  printResults(results);
  const held = results.every(
    ({ lost, doubled, pages, complaints, back }) =>
      lost + doubled + complaints.length === 0 &&
      back <= BACK_SECONDS &&
      pages.every(({ outcome }) => outcome === 'acknowledged'),
  );
  if (!held) process.exitCode = EXIT_ISSUES;
}
