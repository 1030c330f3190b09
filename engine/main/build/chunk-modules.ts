import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build tells which modules stand in which file, below its folder. */
export const CHUNK_MODULES = '.vite/modules.json';

/** The modules of each script of a build, by its file: paths below `root`. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>;

/** Writes down which modules stand in which script, for checks of what pages fetch. */
export function chunkModules(root: string): Plugin {
  return {
    name: 'marquee:chunk-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules: ChunkModules = Object.fromEntries(
        Object.values(bundle).flatMap((chunk) =>
          chunk.type === 'chunk'
            ? [[chunk.fileName, chunk.moduleIds.map((id) => relative(root, id))]]
            : [],
        ),
      );
      this.emitFile({
        type: 'asset',
        fileName: CHUNK_MODULES,
        source: JSON.stringify(modules),
      });
    },
  };
}
