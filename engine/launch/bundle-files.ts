import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ABOVE_ENGINE = new URL('../../', import.meta.url);
/** The folder that `engine` lies in. */
export const ROOT = fileURLToPath(ABOVE_ENGINE);
/** Where the joined engine is, a folder for each time: within the root, so that it finds the same packages. */
export const BUNDLES = join(ROOT, 'node_modules/.cache/marquee/engine');
/** Says which folder is the newest, and what it was joined from. */
export const NEWEST_FILE = join(BUNDLES, 'newest.json');

/** What starts from a file of its own. */
export type BundleEntry = 'server' | 'command';

/** A source as it was when it was joined: its path from the root, bytes, and second of its last change. */
export type SourceState = readonly [path: string, size: number, changed: number];

export interface NewestBundle {
  /** Its name within `BUNDLES`. */
  readonly folder: string;
  readonly sources: readonly SourceState[];
}

/** How a source is now. @throws Error where it is gone */
export function sourceState(path: string): SourceState {
  const { size, mtimeMs } = statSync(join(ROOT, path));
  return [path, size, Math.floor(mtimeMs / 1_000)];
}

/** The joined file of an entry; undefined where there is none of these very sources. */
export function findBundle(entry: BundleEntry): string | undefined {
  try {
    const { folder, sources } = JSON.parse(readFileSync(NEWEST_FILE, 'utf8')) as NewestBundle;
    for (const [path, size, changed] of sources) {
      const [, sizeNow, changedNow] = sourceState(path);
      if (sizeNow !== size || changedNow !== changed) return undefined;
    }
    const file = join(BUNDLES, folder, `${entry}.js`);
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
