import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMemoryFolder } from './memory-folder.ts';

/** No process has it: numbers of processes end below. */
const NOBODY = 2 ** 30;
let memory: string;
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterEach(() => rmSync(memory, { recursive: true, force: true }));

const { bavail, bsize } = statfsSync(tmpdir());

test.runIf(bavail * bsize > 7 * 2 ** 30)('what a killed run left goes with the next one', () => {
  const left = join(memory, `marquee-tests-${NOBODY}`);
  const others = [join(memory, `marquee-tests-${process.ppid}`), join(memory, 'somebody-elses')];
  for (const folder of [left, ...others]) mkdirSync(folder);
  const folder = makeMemoryFolder(memory);
  expect(folder).toBe(join(memory, `marquee-tests-${process.pid}`));
  expect([folder ?? '', left, ...others].map(existsSync)).toEqual([true, false, true, true]);
});

test('a machine without such a folder has none', () => {
  expect(makeMemoryFolder(join(memory, 'missing'))).toBeUndefined();
});
