import { runSteps, type Step } from './steps/run-steps.ts';

/** Everything that is checked without running the product's tests; every fault is reported. */
const steps: Step[] = [
  {
    name: 'generated files are in step with schemas and words',
    command: ['node', 'scripts/generate.ts', '--check'],
  },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'Biome: format, lint, import cycles, layers',
    command: ['biome', 'check', '--error-on-warnings'],
  },
  {
    name: 'layers, names and translations',
    command: ['vitest', 'run', '--project', 'unit*', 'tests/architecture'],
  },
  { name: 'manifests', command: ['node', 'engine/cli/marquee.ts', 'validate'] },
  {
    name: 'migrations lead to the tables, and are only added',
    command: ['node', 'scripts/check/migrations.ts'],
  },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'size budgets', command: ['node', 'scripts/check/size-budgets.ts'] },
];

process.exit(runSteps(steps, 'all') ? 0 : 1);
