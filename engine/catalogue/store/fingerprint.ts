import { type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { digest, stampFolder } from '../compile/stamp.ts';

const ENGINE = new URL('../../', import.meta.url).pathname;
const COMPILING_CODE = ['catalogue', 'contract', 'domain'];

/** Changes when the code that compiles programs does. */
export function engineFingerprint(): string {
  return digest(COMPILING_CODE.map((layer) => stampFolder(join(ENGINE, layer))).join());
}

/** Folders of the catalogue that hold no program. */
export const SHARED_FOLDERS: readonly string[] = ['locales', 'legal'];

/** Every program's folder, sorted. */
export function listSlugs(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(mayHoldProgram)
    .map(({ name }) => name)
    .filter(isProgramName)
    .sort();
}

/** Whether there is a program's folder of this name. */
export function hasSlug(folder: string, slug: string): boolean {
  const stat = lstatSync(join(folder, slug), { throwIfNoEntry: false });
  return stat !== undefined && mayHoldProgram(stat) && isProgramName(slug);
}

const mayHoldProgram = (entry: Dirent | Stats) => entry.isDirectory() || entry.isSymbolicLink();
const isProgramName = (name: string) => !name.startsWith('.') && !SHARED_FOLDERS.includes(name);

/** Changes when site.yaml, the shared phrases or the shared legal documents do. */
export function stampSite(folder: string): string {
  const manifests = ['site.yaml', 'site.yml', 'site.json'].map((file) => {
    const stat = statSync(join(folder, file), { throwIfNoEntry: false });
    return `${file}:${stat?.size}:${stat?.mtimeMs}`;
  });
  const shared = SHARED_FOLDERS.map((name) => stampFolder(join(folder, name)));
  return digest([...manifests, ...shared].join());
}
