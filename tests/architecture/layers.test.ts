import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_PROGRAMS } from '../support/shipped-programs.ts';

/** What each layer may import besides itself; the design's table, section 1. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'engine/contract': [],
  'engine/domain': ['engine/contract'],
  'engine/catalogue': ['engine/contract', 'engine/domain'],
  'engine/api': ['engine/contract', 'engine/domain'],
  'engine/portal': ['engine/contract', 'engine/domain'],
  'engine/main': [
    'engine/contract',
    'engine/domain',
    'engine/catalogue',
    'engine/api',
    'engine/portal',
  ],
  scripts: ['engine/contract', 'engine/domain', 'engine/catalogue', 'engine/api'],
};

/** Folders that are capabilities: siblings share through a lower layer, not with each other. */
const CAPABILITIES = new Set(
  'account agreements applications auth bingo claims content events guest leaderboards operator programs quests requests rewards'.split(
    ' ',
  ),
);
/** Measurements look at the server's own parts, and say so by their folder. */
const MEASURES = /^scripts\/(bench|check)[/-]/;

const sources = ['engine', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/generated\//.test(file)),
);

/** A statement at the start of a line, or a dynamic import anywhere. */
const IMPORT =
  /^(?:import|export)\b[^;'`]*?'((?:#|\.{1,2}\/)[^']+)'|\bimport\('((?:#|\.{1,2}\/)[^']+)'\)/gm;

const imports = sources.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => ({
    file,
    target: resolveImport(file, match[1] ?? match[2] ?? ''),
  })),
);

function resolveImport(file: string, specifier: string): string {
  return specifier.startsWith('#')
    ? join('engine', specifier.slice(1))
    : relative('.', join(dirname(file), specifier));
}

const layerOf = (path: string) =>
  Object.keys(MAY_IMPORT).find((layer) => path === layer || path.startsWith(`${layer}/`));

test('every import leads to a file and a layer that may be imported', () => {
  const wrong = imports.flatMap(({ file, target }) => {
    if (target.includes('/generated/') || MEASURES.test(file)) return [];
    const [from, to] = [layerOf(file), layerOf(target)];
    if (!existsSync(target)) return [`${file} imports ${target}, which is not there`];
    if (from === undefined || to === undefined || from === to) return [];
    return MAY_IMPORT[from]?.includes(to) ? [] : [`${file} (${from}) imports ${target} (${to})`];
  });
  expect(wrong).toEqual([]);
});

test('capabilities of a layer do not import each other', () => {
  const capabilityOf = (path: string) => path.split('/')[2] ?? '';
  const wrong = imports.filter(({ file, target }) => {
    const [from, to] = [capabilityOf(file), capabilityOf(target)];
    return (
      layerOf(file) === layerOf(target) &&
      from !== to &&
      CAPABILITIES.has(from) &&
      CAPABILITIES.has(to)
    );
  });
  expect(wrong).toEqual([]);
});

test('no program is known to the engine by slug or host', () => {
  // The product's own name is also the provider's, and stands in variables and file names.
  const slugs = SHIPPED_PROGRAMS.filter((slug) => slug !== 'marquee');
  const literal = new RegExp(`['"\`/](${slugs.join('|')})(\\.[a-z.]+)?['"\`/]`);
  const wrong = sources
    .filter((file) => file.startsWith('engine/'))
    .filter((file) => literal.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual([]);
});

test('no file grows past what one person holds in mind', () => {
  const long = sources
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});
