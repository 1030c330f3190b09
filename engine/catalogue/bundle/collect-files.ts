import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../compile/stamp.ts';
import { listSlugs, SHARED_FOLDERS } from '../store/fingerprint.ts';
import type { BundledFiles } from './bundle-file.ts';

const SITES = ['site.yaml', 'site.yml', 'site.json'];

/** All that a catalogue consists of: the site, what programs share, and each program's folder. */
export function collectFiles(folder: string): BundledFiles {
  const inFolders = [...SHARED_FOLDERS, ...listSlugs(folder)].flatMap((name) =>
    listFiles(join(folder, name)).map((file) => `${name}/${file}`),
  );
  const paths = [...SITES.filter((file) => existsSync(join(folder, file))), ...inFolders];
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}
