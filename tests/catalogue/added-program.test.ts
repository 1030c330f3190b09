import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
/** The folders that a program adds to, and the suites that read them; links lead to all else. */
const COPIED = ['programs', 'tests/architecture', 'tests/routing', 'tests/support'];
const LINKED = [
  ...readdirSync(REPOSITORY).filter((name) => !name.startsWith('.') && name !== 'tests'),
  ...readdirSync(join(REPOSITORY, 'tests')).map((name) => `tests/${name}`),
].filter((name) => !COPIED.includes(name));
/** A word that stands in the engine as well. */
const SLUG = 'quests';

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'marquee-repository-'));
  for (const name of COPIED) cpSync(join(REPOSITORY, name), join(copy, name), { recursive: true });
  for (const name of LINKED) symlinkSync(join(REPOSITORY, name), join(copy, name));
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: copy });

test('a program added as README says breaks neither the architecture nor the routes', async () => {
  await run(
    'engine/cli/marquee.ts',
    'new',
    SLUG,
    '--title',
    'Acme Creators',
    '--publisher',
    'Acme',
  );
  const manifest = join(copy, 'programs', SLUG, 'program.yaml');
  const live = readFileSync(manifest, 'utf8').replace(
    'status: draft',
    'status: live\nhosts: [creators.acme.example]',
  );
  writeFileSync(manifest, live);
  const suites = ['tests/architecture', 'tests/routing'];
  const { stdout } = await run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--project', 'unit', '--reporter', 'json', ...suites],
  ).catch((failed: { stdout: string }) => failed);
  const { numFailedTests, numPassedTests, success } = JSON.parse(stdout);
  expect({ numFailedTests, success }, stdout.slice(0, 2000)).toEqual({
    numFailedTests: 0,
    success: true,
  });
  expect(numPassedTests).toBeGreaterThan(100);
}, 240_000);
