import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Bundle } from './bundle-file.ts';

/** The link to the folder of the bundle that is taken; issues name it as the catalogue's folder. */
const LINK = 'programs';
/** Folders are called so, and by the hash. */
const LAID_OUT = 'bundle-';
const WRITING = '.new-';
/** Milliseconds after which nobody is still writing a bundle. */
const LEFT_AFTER = 3_600_000;

/**
 * A folder in which bundles are laid out, each in a folder of its own, and in which one of them is
 * the catalogue. Which one changes at once, by replacing a link: whoever reads it sees one whole
 * catalogue or the other.
 */
export class BundleShelf {
  readonly #place: string;

  constructor(place: string) {
    this.#place = place;
  }

  /** The catalogue's folder; it is there once a bundle was taken. */
  get folder(): string {
    return join(this.#place, LINK);
  }

  /** The hash of the bundle that is taken, by this process or an earlier one. */
  get taken(): string | undefined {
    try {
      return basename(readlinkSync(this.folder)).slice(LAID_OUT.length);
    } catch {
      return undefined;
    }
  }

  /** Makes a bundle the catalogue; the one before stays for who still reads it. */
  take({ hash, files }: Bundle): void {
    const before = this.taken;
    mkdirSync(this.#place, { recursive: true });
    const target = `${LAID_OUT}${hash}`;
    if (!existsSync(join(this.#place, target))) layOut(files, this.#place, target);
    // Processes of several containers may have the same number.
    const link = join(this.#place, `.${LINK}.${randomUUID()}`);
    symlinkSync(target, link);
    renameSync(link, this.folder);
    this.#prune(new Set([target, `${LAID_OUT}${before}`]));
  }

  /** Removes earlier bundles, and what a process left behind that ended while it wrote. */
  #prune(kept: ReadonlySet<string>): void {
    for (const name of readdirSync(this.#place)) {
      const path = join(this.#place, name);
      const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      const left = name.startsWith(WRITING) && written < Date.now() - LEFT_AFTER;
      if (left || (name.startsWith(LAID_OUT) && !kept.has(name)))
        rmSync(path, { recursive: true, force: true });
    }
  }
}

/** Writes files beside the place that they get, and moves them there when all are written. */
function layOut(files: Bundle['files'], place: string, target: string): void {
  const written = mkdtempSync(join(place, WRITING));
  for (const [path, content] of files) {
    const file = join(written, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    const time = timeOf(content);
    utimesSync(file, time, time);
  }
  try {
    renameSync(written, join(place, target));
  } catch (error) {
    rmSync(written, { recursive: true, force: true });
    if (!existsSync(join(place, target))) throw error; // otherwise another process was first
  }
}

/**
 * A time that is the content's own, in seconds: programs are known by sizes and times of their files,
 * so one that the next bundle has unchanged is not compiled again.
 */
const timeOf = (content: Buffer): number =>
  createHash('sha1').update(content).digest().readUInt32BE(0) / 4;
