import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const PORTAL = 'engine/portal';

/**
 * The portal's floors (ARCHITECTURE.md, "Floors of the portal") from below: what the app runs on; what every part of it is made of; the
 * subjects that several capabilities show; capabilities; what stands around a page; the pages.
 */
const FLOORS: readonly string[] = ['base', 'kit', 'core', 'capabilities', 'frame', 'places'];
/** The floor whose folders import no other. */
const CAPABILITIES = 'capabilities';

const files = readdirSync(PORTAL, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|\/generated\//.test(file))
  .map((file) => file.replaceAll('\\', '/'));

/** A statement at the start of a line, or an import anywhere. */
const IMPORT =
  /^(?:import|export)\b[^;'`]*?'((?:#portal|\.{1,2})\/[^'?]+)[^']*'|\bimport\('((?:#portal|\.{1,2})\/[^'?]+)[^']*'\)/gm;

const imports = files.flatMap((file) =>
  [...readFileSync(join(PORTAL, file), 'utf8').matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? '')
    .map((name) =>
      name.startsWith('#portal/')
        ? name.slice('#portal/'.length)
        : relative(PORTAL, join(PORTAL, dirname(file), name)),
    )
    .filter((target) => !target.startsWith('..'))
    .map((target) => ({ file, target })),
);

const floorOf = (path: string) => path.split('/')[0] ?? '';
/** The folder of a floor in which a file stands; the floor itself where it stands in none. */
const roomOf = (path: string) => path.split('/').slice(0, -1).slice(0, 2).join('/');

test('every file of the portal stands on a floor', () => {
  expect(files.filter((file) => !FLOORS.includes(floorOf(file)))).toEqual([]);
});

test('an import goes down the floors, or stays on its own', () => {
  const wrong = imports
    .filter(({ file, target }) => FLOORS.indexOf(floorOf(target)) > FLOORS.indexOf(floorOf(file)))
    .map(({ file, target }) => `${file} imports ${target}, which stands above it`);
  expect(wrong).toEqual([]);
});

test('capabilities do not import each other: what two of them show is a subject in core', () => {
  const wrong = imports
    .filter(
      ({ file, target }) =>
        floorOf(file) === CAPABILITIES &&
        floorOf(target) === CAPABILITIES &&
        roomOf(file) !== roomOf(target),
    )
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(wrong).toEqual([]);
});

test('no folder imports one that imports it, however far away', () => {
  const arrows = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [dirname(file), dirname(target)];
    if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  const inCycle = [...arrows.keys()].filter((folder) => reaches(folder, folder));
  const closing = imports
    .filter(({ file, target }) => dirname(file) !== dirname(target))
    .filter(
      ({ file, target }) => inCycle.includes(dirname(file)) && inCycle.includes(dirname(target)),
    )
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(closing).toEqual([]);
});
