import { globSync } from 'node:fs';

/**
 * What changed files reach past imports, which are all that Vitest follows: processes that tests
 * start, data that they read, sources that they read as text. A folder stands for its tests, a file
 * for every test that imports it.
 */
const PAST_IMPORTS: readonly { readonly changed: RegExp; readonly reached: readonly string[] }[] = [
  { changed: /./, reached: ['tests/architecture'] },
  {
    // The server as a process of its own, and the portal as it is built.
    changed: /^(engine\/(?!cli\/)|programs\/|schemas\/)(?!.*\.test\.tsx?$)/,
    reached: [
      'tests/browser',
      'tests/sweeps',
      'tests/server',
      'tests/support/browser/start-server.ts',
    ],
  },
  {
    // The command line as a process of its own.
    changed: /^(engine\/(?!portal\/|main\/)|programs\/|schemas\/)(?!.*\.test\.tsx?$)/,
    reached: ['tests/support/run-marquee.ts'],
  },
  {
    changed: /^(programs|schemas)\//,
    reached: ['engine/cli', 'tests/catalogue', 'tests/rendering', 'tests/routing', 'tests/schemas'],
  },
  { changed: /^tests\/fixtures\//, reached: ['tests/api', 'tests/catalogue', 'tests/server'] },
  { changed: /\.po$/, reached: ['engine/api/mail', 'engine/cli', 'tests/rendering'] },
  { changed: /^engine\/api\/store\/migrations\//, reached: ['engine/api/store/store.ts'] },
];

/** Files for `vitest related`: what has changed, and what stands for tests that it reaches unseen. */
export function reachedFiles(changed: readonly string[]): string[] {
  const reached = PAST_IMPORTS.filter((rule) => changed.some((file) => rule.changed.test(file)))
    .flatMap((rule) => rule.reached)
    .flatMap((place) =>
      place.endsWith('.ts') ? place : globSync(`${place}/**/*.test.{ts,tsx}`).sort(),
    );
  return [...new Set([...changed, ...reached])];
}
