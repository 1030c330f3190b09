import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const DATA = process.env.MARQUEE_DATA || '.marquee';
/** Where the portal is built to. */
export const OUTPUT = join(DATA, 'build');
/** The file in it that holds a finished build's id. */
export const STAMP = 'stamp';
/** The file in it that holds that id, and how everything looked that it was made of. */
const LOOK = 'look';
const SOURCES = ['engine', 'vite.config.ts', 'package-lock.json'];
/** Nothing of the command line is in what is built. */
const APART = join('engine', 'cli');
const MANIFESTS = ['yaml', 'yml', 'json'];

/** The files that a portal is built from, in a fixed order; manifests apart. */
export const portalSources = (): string[] => SOURCES.flatMap(files).sort();

/**
 * How everything looks from which a build is made, without reading it: sizes, and moments of change.
 * A folder of programs that is not there has none: who serves it says so.
 */
export function lookOfSources(programs = process.env.MARQUEE_PROGRAMS || 'programs'): string {
  const slugs = isFolder(programs) ? readdirSync(programs).sort() : [];
  const manifests = [
    manifest(programs, 'site'),
    ...slugs.map((slug) => manifest(join(programs, slug), 'program')),
  ];
  const hash = createHash('sha1');
  for (const file of [...portalSources(), ...manifests.filter((file) => file !== undefined)]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Notes that the build of an id was made from what looked so before it began. */
export function noteBuild(id: string, look: string, output = OUTPUT): void {
  try {
    writeFileSync(join(output, LOOK), `${id} ${look}`);
  } catch {
    // A folder that is only read: each start compares what the files hold.
  }
}

/**
 * Whether the build is of these very sources and programs, as far as their looks tell. False does not
 * say that it is not: who builds compares what they hold.
 */
export function isKnownBuild(
  programs = process.env.MARQUEE_PROGRAMS || 'programs',
  output = OUTPUT,
): boolean {
  // Programs of a bundle have to be laid out first.
  if (!isFolder(programs)) return false;
  try {
    const id = readFileSync(join(output, STAMP), 'utf8');
    return readFileSync(join(output, LOOK), 'utf8') === `${id} ${lookOfSources(programs)}`;
  } catch {
    return false;
  }
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

const manifest = (folder: string, name: string) =>
  MANIFESTS.map((ending) => join(folder, `${name}.${ending}`)).find((file) => existsSync(file));

function files(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(APART));
}
