import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The real path of something below a folder; undefined where there is nothing, or where a link leads
 * out of the folder: a program consists of what lies in its folder, and of nothing else on the
 * machine. The folder itself may be a link.
 */
export function insideFolder(folder: string, name: string): string | undefined {
  try {
    const root = realpathSync.native(folder);
    const path = realpathSync.native(join(folder, name));
    return path === root || path.startsWith(root + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}
