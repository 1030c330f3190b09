import { type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { digest, stampFolder } from '../compile/stamp.ts';

const ENGINE = new URL('../../', import.meta.url).pathname;
const COMPILING_CODE = ['catalogue', 'contract', 'domain'];

let fingerprint: string | undefined;

/**
 * Changes when the code that compiles programs does. It is that of the code which this process runs
 * with: what is put into its place meanwhile compiles nothing here, and must not be named by what the
 * old code made.
 */
export function engineFingerprint(): string {
  fingerprint ??= digest(COMPILING_CODE.map((layer) => stampFolder(join(ENGINE, layer))).join());
  return fingerprint;
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
