import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isKnownBuild, lookOfSources, noteBuild, STAMP } from './known-build.ts';

const root = mkdtempSync(join(tmpdir(), 'marquee-known-build-'));
const programs = join(root, 'programs');
const output = join(root, 'build');
const manifest = join(programs, 'acme/program.yaml');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const isKnown = () => isKnownBuild(programs, output);

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  for (const folder of [join(programs, 'acme'), output]) mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, 'theme: {}');
  writeFileSync(join(output, STAMP), 'first');
  noteBuild('first', lookOfSources(programs), output);
});

test('a build is known while what it was made from looks the same', () => {
  expect(isKnown()).toBe(true);
});

test('a manifest that was touched, another one, and one less are looked into', () => {
  utimesSync(manifest, 1, 1);
  expect(isKnown()).toBe(false);
  noteBuild('first', lookOfSources(programs), output);
  expect(isKnown()).toBe(true);
  mkdirSync(join(programs, 'borealis'));
  writeFileSync(join(programs, 'borealis/program.json'), '{}');
  expect(isKnown()).toBe(false);
  rmSync(join(programs, 'borealis'), { recursive: true });
  expect(isKnown()).toBe(true);
  rmSync(manifest);
  expect(isKnown()).toBe(false);
});

test('a build that was not finished, or is another one than was noted, is not known', () => {
  writeFileSync(join(output, STAMP), 'second');
  expect(isKnown()).toBe(false);
  rmSync(join(output, STAMP));
  expect(isKnown()).toBe(false);
});

test('programs that are in no folder are looked into, and stop no build', () => {
  const missing = join(root, 'programs.bundle');
  noteBuild('first', lookOfSources(missing), output);
  expect(isKnownBuild(missing, output)).toBe(false);
});
