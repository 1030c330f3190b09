import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHARED_PART, wordPart } from '#portal/base/i18n/word-parts.ts';

const BASE = 'engine/portal/base/';
const STATIC = /^(?:import|export)\b(?! type\b)[^;'`]*?'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'\)/g;
const ID = /\bid: ["']([^"']+)["']/g;
/** Says that a file fetches the words of what it shows by itself. */
const FETCHES = /\baddParts\(/;

/**
 * The parts of the capabilities' words that a page says beside the shared one, from all that its
 * component imports; undefined where it says none of them. What is imported on demand counts as
 * well, except where it comes with its own words.
 */
export function pageWords(component: string): readonly string[] | undefined {
  const said = new Set(
    [...filesOf(component)]
      .filter((file) => file.endsWith('-words.ts') && !file.startsWith(BASE))
      .flatMap((file) => [...read(file).matchAll(ID)].map(([, id = '']) => wordPart(id))),
  );
  if (said.size === 0) return undefined;
  said.delete(SHARED_PART);
  return [...said].sort();
}

/** A component and all that it imports, at once or on demand. */
function filesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of imported(file, STATIC)) filesOf(next, seen);
  if (FETCHES.test(read(file))) return seen;
  for (const next of imported(file, DYNAMIC)) if (!fetchesWords(next)) filesOf(next, seen);
  return seen;
}

function fetchesWords(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return (
    FETCHES.test(read(file)) || imported(file, STATIC).some((next) => fetchesWords(next, seen))
  );
}

function imported(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)]
    .map(([, name = '']) => name)
    .filter((name) => /^(\.|#portal\/).*\.tsx?$/.test(name))
    .map((name) =>
      name.startsWith('#') ? join('engine', name.slice(1)) : join(dirname(file), name),
    )
    .filter((path) => existsSync(path));
}

const texts = new Map<string, string>();

function read(file: string): string {
  const known = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, known);
  return known;
}
