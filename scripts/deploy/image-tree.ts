import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUNDLES, ROOT } from '../../engine/launch/bundle-files.ts';

/** What the server reads of the repository, beside its packages and its build. */
const SOURCES = [
  'package.json',
  'engine',
  'programs',
  'schemas',
  'scripts/deploy/check-health.ts',
] as const;

/** What only tests, tools and type checks read. */
const UNREAD =
  /\.test\.tsx?$|\.d\.[cm]?ts$|\.map$|(^|\/)migrations\/meta\/\d+_snapshot\.json$|(^|\/)\.bin$/;

/**
 * Writes all that a server needs into a folder: the sources, the packages that are no tool's, and the
 * finished build as `build`. The image holds it as it is; it can be tried without an image, too.
 * @throws Error where there is no finished build, or the folder holds something.
 */
export function writeImageTree(target: string, build: string): void {
  if (!existsSync(join(build, 'stamp')))
    throw new Error(`${build} has no finished build. Run \`npm run build\` first.`);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} holds something already. Name a new folder, or empty it.`);
  for (const source of SOURCES) copy(source, join(target, source));
  for (const folder of servingPackages()) copyPackage(folder, join(target, folder));
  copy(build, join(target, 'build'));
  if (existsSync(BUNDLES)) copy(BUNDLES, join(target, relative(ROOT, BUNDLES)));
}

/** Bytes of all files in a folder. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly dev?: boolean; readonly devOptional?: boolean }>
  >;
}

/** The folders of packages that are installed here and that `npm ci --omit=dev` would install. */
function servingPackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional }]) => folder !== '' && !dev && !devOptional)
    .map(([folder]) => folder)
    .filter((folder) => existsSync(folder) && !folder.startsWith('node_modules/@types/'));
}

/** With its moments: by those the joined engine knows its sources. */
function copy(source: string, target: string): void {
  mkdirSync(join(target, '..'), { recursive: true });
  cpSync(source, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !UNREAD.test(slashed(path)),
  });
}

/** A package without those that lie within it, which the lock names by themselves. */
function copyPackage(source: string, target: string): void {
  mkdirSync(join(target, '..'), { recursive: true });
  cpSync(source, target, {
    recursive: true,
    filter: (path) =>
      !UNREAD.test(slashed(path)) && !slashed(relative(source, path)).startsWith('node_modules'),
  });
}

const slashed = (path: string) => path.split(sep).join('/');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const target = process.argv[2];
  if (!target) {
    console.error('Name the folder to write: node scripts/deploy/image-tree.ts /image/marquee');
    process.exit(2);
  }
  writeImageTree(target, join(process.env.MARQUEE_DATA || '.marquee', 'build'));
  console.log(`${target}: ${Math.round(sizeOf(target) / 1e6)} MB`);
}
