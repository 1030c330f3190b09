import { runSteps, type Step } from './steps/run-steps.ts';

/**
 * The whole suite, and what takes too long for every change. Each step is one line and runs by
 * itself too; every fault is reported.
 */
const steps: Step[] = [
  { name: 'npm test', command: ['node', 'scripts/test.ts'] },
  { name: 'fuzz', command: ['node', 'scripts/test-fuzz.ts'] },
];

process.exit(runSteps(steps, 'all') ? 0 : 1);
