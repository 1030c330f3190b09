import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const PRELOAD = resolve('engine/main/server/read-env-file.ts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-env-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(environment: Readonly<Record<string, string>> = {}) {
  const script = 'console.log(process.env.PORT ?? "none", process.env.LOG_LEVEL ?? "none")';
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', PRELOAD, '--input-type=module', '-e', script],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, ...environment } },
  );
  return { said: stdout.trim(), complained: stderr.trim() };
}

test('options of the file hold where nothing else set them', () => {
  writeFileSync(join(folder, '.env'), 'PORT=4123\nLOG_LEVEL=warn\n');
  expect(start({ LOG_LEVEL: 'info' })).toEqual({ said: '4123 info', complained: '' });
});

test('without the file nothing is said', () => {
  expect(start()).toEqual({ said: 'none none', complained: '' });
});
