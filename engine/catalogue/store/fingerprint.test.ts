import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ENGINE = resolve(import.meta.dirname, '../..');
const CODE = ['catalogue/store/fingerprint.ts', 'catalogue/compile/stamp.ts'];

let engine: string;
beforeEach(() => {
  engine = mkdtempSync(join(tmpdir(), 'marquee-engine-'));
  for (const layer of ['contract', 'domain']) mkdirSync(join(engine, layer));
  for (const file of CODE) cpSync(join(ENGINE, file), join(engine, file));
});
afterEach(() => rmSync(engine, { recursive: true }));

/** What a process says that asks, has the code replaced by a newer one, and asks again. */
function askTwice(): string[] {
  const script = `
    import { writeFileSync } from 'node:fs';
    const { engineFingerprint } = await import('${pathToFileURL(join(engine, CODE[0] ?? ''))}');
    const first = engineFingerprint();
    writeFileSync('${join(engine, 'domain', 'rules.ts')}', String(Math.random()));
    console.log([first, engineFingerprint()].join());`;
  const words = ['--input-type=module', '-e', script];
  return execFileSync(process.execPath, words, { encoding: 'utf8' }).trim().split(',');
}

test('a process goes by the code that it runs with, and the next one by what was put into its place', () => {
  const [begun, later] = askTwice();
  expect(later).toBe(begun);
  const [next] = askTwice();
  expect(next).toMatch(/\S{8}/);
  expect(next).not.toBe(begun);
});
