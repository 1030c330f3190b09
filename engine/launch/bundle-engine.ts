import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import {
  BUNDLE_FOLDER,
  type BundleEntry,
  ROOT,
  SOURCES_FILE,
  type SourceState,
  sourceState,
} from './bundle-files.ts';

const ENTRIES: Readonly<Record<BundleEntry, string>> = {
  server: 'engine/main/server/run-server.ts',
  command: 'engine/cli/run-command.ts',
};

/**
 * Joins the engine's sources into few files, which a server or a command starts from sooner. Packages
 * stay where they are, and what a source reads beside itself it finds where it lies.
 */
export async function bundleEngine(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const states = new Map<string, SourceState>();
  const bundle = await rolldown({
    cwd: ROOT,
    input: ENTRIES,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('#') && !id.startsWith(ROOT),
    plugins: [noteSources(states)],
  });
  rmSync(BUNDLE_FOLDER, { recursive: true, force: true });
  const draft = mkdtempSync(`${BUNDLE_FOLDER}-`);
  await bundle.write({
    dir: draft,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  writeFileSync(join(draft, SOURCES_FILE), JSON.stringify([...states.values()]));
  renameSync(draft, BUNDLE_FOLDER);
}

/** Notes what is joined, before it is read, and where each source lies. */
function noteSources(states: Map<string, SourceState>): Plugin {
  return {
    name: 'sources',
    load(id) {
      const path = relative(ROOT, id).split(sep).join('/');
      if (path.startsWith('engine/')) states.set(path, sourceState(path));
    },
    transform: {
      filter: { code: 'import.meta.url' },
      handler(code, id) {
        const place = relative(BUNDLE_FOLDER, id).split(sep).join('/');
        const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
        return { code: code.replaceAll('import.meta.url', url), map: null };
      },
    },
  };
}
