import { missingPrograms } from './chaos/services.ts';
import { runSteps, type Step } from './steps/run-steps.ts';

const bench = (name: string, ...words: string[]): Step => ({
  name: `npm run bench:${name}, tiny`,
  command: ['node', `scripts/bench/${name}.ts`, ...words],
});

const missing = missingPrograms();
const upgrade: Step = {
  name: 'the commit before becomes this one under load, and nobody notices',
  command: ['node', 'scripts/chaos.ts', 'rolling-upgrade'],
};

/**
 * The whole suite, and what takes too long for every change. Each step is one line and runs by
 * itself too; every fault is reported. Benches run to their end, tiny: that none rots, not what
 * comes out.
 */
const steps: Step[] = [
  { name: 'npm test -- --deep', command: ['node', 'scripts/test.ts', '--deep'] },
  { name: 'fuzz', command: ['node', 'scripts/test-fuzz.ts'] },
  {
    name: 'every page comes alive as it was rendered',
    command: ['vitest', 'run', '--project', 'browser', 'tests/sweeps/hydration.test.ts'],
    environment: { MARQUEE_TEST_ALL_PAGES: 'yes' },
  },
  ...['axe', 'overflow', 'untranslated', 'shifts', 'looks'].map(
    (matrix): Step => ({
      name: `npm run ${matrix}, of every program`,
      command: ['node', `scripts/pages/${matrix}.ts`],
    }),
  ),
  {
    name: 'the server runs from the file tree of its image, which it cannot write to',
    command: ['node', 'scripts/deploy/try-image-tree.ts'],
  },
  ...(missing.length === 0 ? [upgrade] : []),
  bench('memory', '--tiny'),
  bench('catalogue', '--programs', '20'),
  bench('documents', '--programs', '20', '--rounds', '1', '--seconds', '1', '--pairs', '1'),
  bench(
    'api',
    ...['--store', 'embedded', '--creators', '2000', '--entries', '20000'],
    '--seconds',
    '1',
  ),
  bench('events', ...['--subscribers', '50', '--listeners', '20', '--rate', '10'], '--rounds', '1'),
  bench(
    'workers',
    ...['--rounds', '1', '--seconds', '1', '--creators', '2000', '--subscribers', '50'],
  ),
  bench('interactions', '--rounds', '1'),
  bench('growth', ...['--steps', '1,2', '--rounds', '1', '--seconds', '1']),
  bench(
    'connectors',
    ...[
      '--accounts',
      '500',
      '--live',
      '50',
      '--minutes',
      '3',
      '--watching',
      '20',
      '--channels',
      '20',
    ],
    ...['--rounds', '1', '--seconds', '1'],
  ),
  bench('lighthouse', 'capcom', '--runs', '1'),
];

if (missing.length > 0) console.log(`Left out, without ${missing.join(', ')}: ${upgrade.name}.`);
process.exit(runSteps(steps, 'all') ? 0 : 1);
