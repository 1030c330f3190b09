import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { SHIPPED_PROGRAMS } from '../support/shipped-programs.ts';

/** The layers that each layer may import besides itself (ARCHITECTURE.md, "Layers"). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'engine/launch': [],
  'engine/contract': [],
  'engine/domain': ['engine/contract'],
  'engine/catalogue': ['engine/contract', 'engine/domain'],
  'engine/api': ['engine/contract', 'engine/domain'],
  'engine/portal': ['engine/contract', 'engine/domain'],
  'engine/main': [
    'engine/launch',
    'engine/contract',
    'engine/domain',
    'engine/catalogue',
    'engine/api',
    'engine/portal',
  ],
  'engine/cli': [
    'engine/launch',
    'engine/contract',
    'engine/domain',
    'engine/catalogue',
    'engine/api',
  ],
  scripts: [
    'engine/launch',
    'engine/contract',
    'engine/domain',
    'engine/catalogue',
    'engine/api',
    'engine/portal',
    'engine/cli',
  ],
};

/**
 * The rooms of engine/api, lowest floor first. A room imports from its own floor and from those
 * below; capabilities do not import each other: what several need is `core/<noun>`.
 */
const API_FLOORS = {
  infrastructure: [
    'audit',
    'documentation',
    'embedded-provider',
    'simulated-platforms',
    'health',
    'http',
    'icons',
    'identity-providers',
    'mail',
    'metrics',
    'outgoing',
    'previews',
    'push',
    'redis',
    'secrets',
    'store',
    'visits',
    'workers',
  ],
  core: roomsIn('engine/api/core').map((noun) => `core/${noun}`),
  capabilities: [
    'announcements',
    'account',
    'agreements',
    'applications',
    'auth',
    'bingo',
    'campaigns',
    'connectors',
    'content',
    'credentials',
    'enrolments',
    'events',
    'exports',
    'failed-work',
    'guest',
    'leaderboards',
    'manifests',
    'moderation',
    'openings',
    'operator',
    'notifications',
    'people',
    'overview',
    'profiles',
    'programs',
    'reminders',
    'quests',
    'requests',
    'reviews',
    'rewards',
    'today',
    'webhooks',
  ],
  // Sample data plays what people do in every capability.
  samples: ['seeds'],
} as const;
/** Folders that every capability of engine/domain may import. */
const DOMAIN_BASE = new Set(['forms', 'locales', 'programs']);
const FLOORS = Object.keys(API_FLOORS) as (keyof typeof API_FLOORS)[];

/** Measurements look at the server's own parts, and say so by their folder. */
const MEASURES = /^scripts\/(bench|check)\//;

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

function roomsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The room of engine/api that a file lies in; undefined for its root, which puts rooms together. */
function roomOf(path: string): string | undefined {
  return /^engine\/api\/((?:core\/)?[^/]+)\//.exec(path)?.[1];
}

const floorOf = (room: string) =>
  FLOORS.findIndex((floor) => (API_FLOORS[floor] as readonly string[]).includes(room));

test('every folder of engine/api has its floor', () => {
  const unknown = roomsIn('engine/api')
    .filter((room) => room !== 'core' && floorOf(room) < 0)
    .map(
      (room) =>
        `engine/api/${room} is on no floor: list it in API_FLOORS of tests/architecture/layers.test.ts, as infrastructure or as a capability; what several capabilities share belongs into engine/api/core/<noun>`,
    );
  const gone = Object.values(API_FLOORS)
    .flat()
    .filter((room) => !existsSync(join('engine/api', room)))
    .map((room) => `${room} of API_FLOORS is no folder of engine/api`);
  expect([...unknown, ...gone]).toEqual([]);
});

test('rooms of engine/api import from their floor or a lower one, capabilities not from each other', () => {
  const wrong = imports
    .filter(({ file, target }) => {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from === undefined || to === undefined || from === to) return false;
      const [floor, other] = [floorOf(from), floorOf(to)];
      return other > floor || (other === floor && FLOORS[floor] === 'capabilities');
    })
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(wrong).toEqual([]);
});

test('no two rooms of the API, the contract or the domain import each other, however long the way round', () => {
  const roomIn = (path: string) =>
    /^engine\/(?:api|contract|domain)\/(?:core\/)?[^/]+(?=\/)/.exec(path)?.[0];
  const leads = new Map<string, Set<string>>();
  const between = imports.flatMap(({ file, target }) => {
    const [from, to] = [roomIn(file), roomIn(target)];
    return from && to && from !== to ? [{ file, target, from, to }] : [];
  });
  for (const { from, to } of between)
    leads.set(from, (leads.get(from) ?? new Set<string>()).add(to));
  const reached = (room: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of leads.get(room) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  const closing = between.filter(({ from, to }) => reached(to).has(from));
  expect(closing.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('capabilities of the domain do not import each other', () => {
  const capabilityOf = (path: string) => /^engine\/domain\/([^/]+)\//.exec(path)?.[1];
  const wrong = imports
    .filter(({ file, target }) => {
      const [from, to] = [capabilityOf(file), capabilityOf(target)];
      return from && to && from !== to && !DOMAIN_BASE.has(to);
    })
    .map(({ file, target }) => `${file} imports ${target}`);
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

test('drizzle is imported through one module, which tells why', () => {
  const wrong = ['engine', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && file !== 'engine/api/store/drizzle.ts')
    .filter((file) => /'drizzle-orm['/]/.test(readFileSync(file, 'utf8')))
    .map((file) => `${file} names the package: import from engine/api/store/drizzle.ts`);
  expect(wrong).toEqual([]);
});

test('no file grows past what one person holds in mind', () => {
  const long = sources
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > 300);
  expect(long).toEqual([]);
});
