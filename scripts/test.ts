import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from './repository/shared-commit.ts';
import { runSteps, type Step } from './steps/run-steps.ts';
import { changedFiles } from './test/changed-files.ts';
import { makeMemoryFolder } from './test/memory-folder.ts';
import { reachedFiles } from './test/reached-tests.ts';

/**
 * The suite that each change passes before it is committed. `--deep` adds what CI runs besides: the
 * suites in depth (`*.deep.test.ts`) and the slices of tests/sweeps. Other arguments narrow it: they
 * go to vitest as they are, but for `--changed`, which runs what this branch, or what came after
 * `--changed=<commit>`, can reach, in depth.
 */
const DEEP = '--deep';
const words = process.argv.slice(2);
const narrowed = words.filter((word) => word !== DEEP);
const isChanged = (word: string) => /^--changed(=|$)/.test(word);
if (words.some((word) => word === DEEP || isChanged(word))) process.env.MARQUEE_TEST_DEEP = 'yes';
const reached = join('node_modules', '.cache', 'marquee', 'reached-errors');
process.env.MARQUEE_REACHED_ERRORS = reached;
// Tests are of the engine, on the samples that come with it, whatever catalogue is served from here.
delete process.env.MARQUEE_PROGRAMS;
rmSync(reached, { recursive: true, force: true });
const memory = makeMemoryFolder();
if (memory !== undefined) process.env.TMPDIR = memory;

const steps: Step[] = [
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  { name: 'tests', command: ['vitest', ...vitestWords()] },
];
if (narrowed.length === 0)
  steps.push({
    name: 'every declared error of the API was reached',
    command: ['node', 'scripts/check/reached-errors.ts'],
  });

process.exit(runSteps(steps, 'first') ? 0 : 1);

function vitestWords(): string[] {
  const words = narrowed.filter((word) => !isChanged(word));
  if (!words.some((word) => word.startsWith('--reporter')))
    words.push('--reporter=default', '--reporter=./scripts/test/slowest-files.ts');
  const asked = narrowed.find(isChanged);
  return asked === undefined
    ? ['run', ...words]
    : ['related', '--run', ...reachedSince(asked.split('=')[1]), ...words];
}

/** Files whose tests are to run; ends here where there is nothing to test. */
function reachedSince(commit: string | undefined): string[] {
  try {
    const changed = changedFiles(gitIn('.'), commit);
    if (changed.length > 0) return reachedFiles(changed);
    console.log('Nothing has changed.');
    process.exit(0);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
