import { expect, test } from 'vitest';
import { NAMED_FILES, sharedChunks } from './shared-chunks.ts';

const ENTRY = 'engine/main/browser.tsx';
const BLOCKS = 'engine/portal/frame/blocks/registry.ts';
const LOGIN = 'engine/portal/frame/blocks/login.tsx';
const PORTAL = 'engine/portal/';

interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** A build in which modules import others, by their paths below the root. */
function graphOf(
  imports: Readonly<Record<string, readonly string[]>>,
  lazy: Readonly<Record<string, readonly string[]>> = {},
) {
  const under = (paths: readonly string[] = []) => paths.map((path) => `/root/${path}`);
  const known = new Map<string, Module>(
    [...NAMED_FILES, ...Object.keys(imports), ...Object.keys(lazy)].map((path) => [
      `/root/${path}`,
      { importedIds: under(imports[path]), dynamicallyImportedIds: under(lazy[path]) },
    ]),
  );
  return { getModuleInfo: (id: string) => known.get(id) ?? null };
}

const chunkOf = (path: string, graph: ReturnType<typeof graphOf>) =>
  sharedChunks('/root/')(`/root/${path}`, graph);

test('a module is in the first chunk whose files import it, however far away', () => {
  const graph = graphOf({
    [`${PORTAL}frame/section-frame.tsx`]: ['a.ts'],
    'a.ts': ['b.ts'],
    [`${PORTAL}kit/form/answer-form.tsx`]: ['b.ts', 'c.ts'],
  });
  expect(chunkOf('b.ts', graph)).toBe('dashboard');
  expect(chunkOf('c.ts', graph)).toBe('forms');
  expect(chunkOf(`${PORTAL}kit/parts/answer.tsx`, graph)).toBe('live');
  expect(chunkOf('elsewhere.ts', graph)).toBeNull();
});

test('all that the entry imports is one chunk; what a block of landing pages imports is in none, the login being no such block', () => {
  const graph = graphOf(
    {
      [ENTRY]: ['shell.ts'],
      'hero.tsx': ['picture.ts'],
      [LOGIN]: ['button.ts'],
      [`${PORTAL}frame/section-frame.tsx`]: ['shell.ts', 'picture.ts', 'button.ts'],
    },
    { [BLOCKS]: ['hero.tsx', LOGIN] },
  );
  expect(chunkOf('shell.ts', graph)).toBe('entry');
  expect(chunkOf(ENTRY, graph)).toBe('entry');
  expect(chunkOf('picture.ts', graph)).toBeNull();
  expect(chunkOf('button.ts', graph)).toBe('dashboard');
});

test('what other pages fetch by itself is in none', () => {
  const graph = graphOf({
    [`${PORTAL}frame/section-frame.tsx`]: ['node_modules/zod/mini/index.js'],
  });
  expect(chunkOf('node_modules/zod/mini/index.js', graph)).toBeNull();
  expect(chunkOf(`${PORTAL}capabilities/home/member-home.tsx`, graph)).toBeNull();
});

test('a file that was moved is named instead of being missed in silence', () => {
  const graph = graphOf({});
  const without = {
    getModuleInfo: (id: string) =>
      id.endsWith('form/countries.ts') ? null : graph.getModuleInfo(id),
  };
  expect(() => chunkOf('a.ts', without)).toThrow(
    'The build has no /root/engine/portal/kit/form/countries.ts',
  );
});
