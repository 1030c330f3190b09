import { createHash, randomUUID } from 'node:crypto';
import { constants, type Dirent, statSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

/** For how long after a build was last served its files are kept: pages of it may still be open. */
export const KEPT_FOR = 7 * 86_400_000;
/** What was begun or moved aside and has not been ended since then never will be. */
const LEFT_BEHIND = 86_400_000;
/** Files of a build that say something else with the next one. */
const PASSING = /^builds\/latest\./;
const BUILD_ID = /^[\w-]{1,64}$/;
/** How many files are copied at a time: a folder on a network answers slowly, but many. */
const AT_A_TIME = 32;
/** What is not whole, or about to go: no id of a build begins with a dot. */
const ASIDE = '.aside-';

const manifestSchema = z.object({
  id: z.string(),
  published_at: z.iso.datetime(),
  /** Bytes of each file, by its name below `/assets/`. */
  files: z.record(
    z.string().refine((name) => !name.split('/').includes('..')),
    z.number().int().nonnegative(),
  ),
});
type Manifest = z.output<typeof manifestSchema>;

/** A build that was published. */
export interface SharedBuild extends Manifest {
  /** Where its files lie. */
  readonly folder: string;
}

/** A build as it lies on this machine. */
export interface OwnBuild {
  readonly id: string;
  /** Its `client/assets`. */
  readonly folder: string;
  /** Names below that folder, with slashes. */
  readonly files: Iterable<string>;
}

const manifestOf = (folder: string) => join(folder, 'manifest.json');
const filesOf = (folder: string) => join(folder, 'files');

/**
 * The files of all builds that are or were served lately, in a folder that instances share:
 * `<build>/files/…` beside `<build>/manifest.json`, whose time of change is when the build was last said
 * to be served. A build appears whole and goes whole, by one rename.
 */
export class SharedAssets {
  readonly #folder: string;
  readonly #now: () => number;

  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = resolve(folder);
    this.#now = now;
  }

  /**
   * Says that a build is served, and publishes what lasts of it where that is not there yet or not
   * whole. Any number of instances may do so at once.
   */
  async publish(build: OwnBuild): Promise<void> {
    if (!BUILD_ID.test(build.id))
      throw new Error(`"${build.id}" is no id of a build: letters, digits, "-" and "_" alone.`);
    const files = sizesOf(build);
    const target = join(this.#folder, keyOf(build.id, files));
    if (await this.#touch(target)) {
      if (await isWhole(target)) return;
      await this.#remove(target);
    }
    const aside = this.#aside();
    try {
      await copyFiles(build.folder, Object.keys(files), filesOf(aside));
      const published_at = new Date(this.#now()).toISOString();
      const manifest: Manifest = { id: build.id, published_at, files };
      await writeFile(manifestOf(aside), JSON.stringify(manifest));
      await this.#touch(aside);
      await this.#bring(aside, target);
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  }

  /** The builds that are there, whole, the one that was served last first. */
  async list(): Promise<readonly SharedBuild[]> {
    const builds = await Promise.all(
      (await this.#entries())
        .filter((entry) => entry.isDirectory() && BUILD_ID.test(entry.name))
        .map(async ({ name }) => {
          const path = manifestOf(join(this.#folder, name));
          try {
            const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
            const build = manifestSchema.parse(JSON.parse(text));
            return [{ build: { ...build, folder: filesOf(join(this.#folder, name)) }, mtimeMs }];
          } catch {
            // Gone in this moment, or not written by an instance: nothing to serve from.
            return [];
          }
        }),
    );
    return builds
      .flat()
      .sort((a, b) => b.mtimeMs - a.mtimeMs)
      .map(({ build }) => build);
  }

  /** When a build last came or went, in milliseconds; undefined before the first. */
  async changedAt(): Promise<number | undefined> {
    try {
      return (await stat(this.#folder)).mtimeMs;
    } catch (error) {
      if (isGone(error)) return undefined;
      throw error;
    }
  }

  /** Removes the builds that nobody has served for `KEPT_FOR`; answers their folders' names. */
  async removeOutdated(): Promise<readonly string[]> {
    const removed: string[] = [];
    for (const entry of await this.#entries()) {
      const path = join(this.#folder, entry.name);
      if (entry.name.startsWith(ASIDE)) {
        if (await this.#isOlder(path, LEFT_BEHIND))
          await rm(path, { recursive: true, force: true });
      } else if (BUILD_ID.test(entry.name) && (await this.#isOlder(manifestOf(path), KEPT_FOR))) {
        if (await this.#removeUnlessServed(path)) removed.push(entry.name);
      }
    }
    return removed;
  }

  async #entries(): Promise<readonly Dirent[]> {
    try {
      return await readdir(this.#folder, { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }

  async #bring(aside: string, target: string): Promise<void> {
    try {
      await rename(aside, target);
    } catch (error) {
      if (!isTaken(error)) throw error;
      // Another instance was faster, with the same files.
      if (await this.#touch(target)) return;
      await this.#remove(target);
      await rename(aside, target);
    }
  }

  /** An instance may begin to serve it as it goes: then it is put back. */
  async #removeUnlessServed(path: string): Promise<boolean> {
    const aside = this.#aside();
    try {
      await rename(path, aside);
    } catch (error) {
      // Another instance removes it.
      if (isGone(error)) return false;
      throw error;
    }
    if (!(await this.#isOlder(manifestOf(aside), KEPT_FOR))) {
      try {
        await rename(aside, path);
        return false;
      } catch (error) {
        // That instance has published it anew.
        if (!isTaken(error)) throw error;
      }
    }
    await rm(aside, { recursive: true, force: true });
    return true;
  }

  async #remove(path: string): Promise<void> {
    const aside = this.#aside();
    await rename(path, aside).catch((error) => {
      if (!isGone(error)) throw error;
    });
    await rm(aside, { recursive: true, force: true });
  }

  #aside(): string {
    return join(this.#folder, `${ASIDE}${randomUUID()}`);
  }

  /** False where there is no such build. */
  async #touch(folder: string): Promise<boolean> {
    const now = new Date(this.#now());
    try {
      await utimes(manifestOf(folder), now, now);
      return true;
    } catch (error) {
      if (isGone(error)) return false;
      throw error;
    }
  }

  async #isOlder(path: string, age: number): Promise<boolean> {
    try {
      return this.#now() - (await stat(path)).mtimeMs > age;
    } catch (error) {
      if (isGone(error)) return false;
      throw error;
    }
  }
}

/** The build lies on this machine: to ask for thousands of sizes one after another is the fastest. */
function sizesOf({ folder, files }: OwnBuild): Record<string, number> {
  const lasting = [...files].filter((name) => !PASSING.test(name));
  return Object.fromEntries(lasting.map((name) => [name, statSync(join(folder, name)).size]));
}

/** Builds of the same sources whose files differ stand side by side. */
function keyOf(id: string, files: Readonly<Record<string, number>>): string {
  const names = Object.keys(files).sort().join('\n');
  return `${id}-${createHash('sha256').update(names).digest('hex').slice(0, 12)}`;
}

async function copyFiles(from: string, names: readonly string[], to: string): Promise<void> {
  const folders = new Set(names.map((name) => dirname(join(to, name))));
  for (const folder of [to, ...folders]) await mkdir(folder, { recursive: true });
  for (let at = 0; at < names.length; at += AT_A_TIME)
    await Promise.all(
      names
        .slice(at, at + AT_A_TIME)
        .map((name) => copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE)),
    );
}

/** Whether all is there in full: a power cut may leave a file that is empty or cut off. */
async function isWhole(folder: string): Promise<boolean> {
  try {
    // Its shape is not checked, as that takes long at each start: any other fails the comparison.
    const { files } = JSON.parse(await readFile(manifestOf(folder), 'utf8')) as Manifest;
    const sizes = await Promise.all(
      Object.entries(files).map(
        async ([name, size]) => (await stat(join(filesOf(folder), name))).size === size,
      ),
    );
    return sizes.every(Boolean);
  } catch {
    return false;
  }
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const isTaken = (error: unknown) =>
  ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '');
