import { runSteps, type Step } from './steps/run-steps.ts';

/** The whole suite. Arguments narrow it: they go to vitest as they are. */
const narrowed = process.argv.slice(2);
const steps: Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'tests', command: ['vitest', 'run', ...narrowed] },
];

process.exit(runSteps(steps, 'first') ? 0 : 1);
