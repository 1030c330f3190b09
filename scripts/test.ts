import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps, type Step } from './steps/run-steps.ts';

/** The whole suite. Arguments narrow it: they go to vitest as they are. */
const narrowed = process.argv.slice(2);
const reached = join('node_modules', '.cache', 'marquee', 'reached-errors');
process.env.MARQUEE_REACHED_ERRORS = reached;
rmSync(reached, { recursive: true, force: true });

const steps: Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'tests', command: ['vitest', 'run', ...narrowed] },
];
if (narrowed.length === 0)
  steps.push({
    name: 'every declared error of the API was reached',
    command: ['node', 'scripts/check/reached-errors.ts'],
  });

process.exit(runSteps(steps, 'first') ? 0 : 1);
