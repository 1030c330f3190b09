import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, isAbsolute, join, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import {
  BUNDLES,
  type BundleEntry,
  NEWEST_FILE,
  type NewestBundle,
  ROOT,
  type SourceState,
  sourceState,
} from './bundle-files.ts';

const ENTRIES: Readonly<Record<BundleEntry, string>> = {
  server: 'engine/main/server/run-server.ts',
  command: 'engine/cli/run-command.ts',
};

/**
 * Packages of many modules that every start needs are joined, too: to find and link those takes a
 * seventh of it. Each is JavaScript that reads no files, and needs no package but these: from here,
 * another could be found in another version.
 */
export const JOINED_PACKAGES: readonly string[] = [
  'zod',
  'jose',
  'yaml',
  'rate-limiter-flexible',
  'ipaddr.js',
  'openid-client',
  'oauth4webapi',
];

/** How many stay: a server that started from an earlier one still loads parts of it. */
const KEPT = 4;

/**
 * Joins the engine's sources into few files, which a server or a command starts from sooner. Other
 * packages stay where they are, and what a source reads beside itself it finds where it lies.
 */
export async function bundleEngine(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const states = new Map<string, SourceState>();
  const bundle = await rolldown({
    cwd: ROOT,
    input: ENTRIES,
    platform: 'node',
    external: isExternal,
    plugins: [noteSources(states)],
  });
  mkdirSync(BUNDLES, { recursive: true });
  const folder = mkdtempSync(join(BUNDLES, 'at-'));
  await bundle.write({
    dir: folder,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  const newest: NewestBundle = { folder: basename(folder), sources: [...states.values()] };
  writeFileSync(join(folder, 'newest.json'), JSON.stringify(newest));
  renameSync(join(folder, 'newest.json'), NEWEST_FILE);
  removeOld();
}

function isExternal(id: string): boolean {
  if (id.startsWith('.') || id.startsWith('#') || id.startsWith(ROOT)) return false;
  return !JOINED_PACKAGES.some((name) => id === name || id.startsWith(`${name}/`));
}

function removeOld(): void {
  const folders = readdirSync(BUNDLES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(BUNDLES, name))
    .map((folder) => ({ folder, made: statSync(folder).mtimeMs }))
    .sort((a, b) => b.made - a.made);
  for (const { folder } of folders.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}

/** Notes what is joined, before it is read, and where each source lies. */
function noteSources(states: Map<string, SourceState>): Plugin {
  return {
    name: 'sources',
    load(id) {
      if (!isAbsolute(id)) return; // the bundler's own
      const path = relative(ROOT, id).split(sep).join('/');
      states.set(path, sourceState(path));
    },
    transform: {
      filter: { code: 'import.meta.url' },
      handler(code, id) {
        const place = relative(join(BUNDLES, 'at'), id).split(sep).join('/');
        const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        return { code: code.replaceAll('import.meta.url', url), map: null };
      },
    },
  };
}
