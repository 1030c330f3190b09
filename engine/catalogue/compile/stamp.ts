import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How far below a program's folder files are seen. */
export const DEEPEST = 4;

/** Every plain file below a folder, relative, sorted; hidden files and links are left out. */
export function listFiles(folder: string, depth = DEEPEST): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter((entry) => !entry.name.startsWith('.'))
    .flatMap((entry) => {
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory() || depth === 0) return [];
      return listFiles(join(folder, entry.name), depth - 1).map((file) => `${entry.name}/${file}`);
    })
    .sort();
}

/** Changes when a file below the folder comes, goes, or is written; reads no content. */
export function stampFolder(folder: string): string {
  const rows = listFiles(folder).map((file) => {
    const stat = statSync(join(folder, file), { throwIfNoEntry: false });
    return `${file}:${stat?.size}:${stat?.mtimeMs}`;
  });
  return digest(rows.join('\n'));
}

/** A short content hash, safe in file names and addresses. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('base64url').slice(0, 16);
}
