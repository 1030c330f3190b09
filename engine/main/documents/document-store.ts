import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A document as it lies in the folder: what rendering made, and nothing that a request decides. */
export interface StoredDocument {
  /** In Brotli. */
  readonly body: Buffer;
  readonly etag: string;
  readonly policy: string;
  /** It was compressed as well as it goes. */
  readonly best: boolean;
}

export interface DocumentStoreOptions {
  readonly folder: string;
  /** Bytes that all documents may take. */
  readonly limit: number;
  /** Told once where the folder cannot be written. */
  readonly warn?: (error: unknown) => void;
  readonly now?: () => number;
}

/** For how long a document that nobody asked for is kept: of an earlier build, or of a program as it was. */
export const KEPT_FOR = 7 * 86_400_000;
/** So often at most it is noted that a document is used. */
const NOTED_EVERY = 86_400_000;
/** What was begun and has not been ended since then never will be. */
const LEFT_BEHIND = 3_600_000;
const ENDING = '.page';
const ASIDE = '.new';
const KEY = /^[\w-]{43}$/;
const LINE_END = 10;

/**
 * Rendered documents in a folder that instances may share, each under the name of everything that it
 * was made of. A file appears whole, by a rename, and says which document it is and the digest of
 * its content: what is cut off, changed or another's is not there.
 */
export class DocumentStore {
  readonly #folder: string;
  readonly #limit: number;
  readonly #now: () => number;
  #warn: ((error: unknown) => void) | undefined;

  constructor({ folder, limit, warn, now = Date.now }: DocumentStoreOptions) {
    this.#folder = resolve(folder);
    this.#limit = limit;
    this.#warn = warn;
    this.#now = now;
  }

  /** A document; undefined where it is not there, or not whole. */
  async read(key: string): Promise<StoredDocument | undefined> {
    try {
      return parse(key, await readFile(this.#path(key)));
    } catch {
      return undefined;
    }
  }

  /** Keeps a document. Where that fails it is rendered again after a restart, and nobody waits. */
  async write(key: string, document: StoredDocument): Promise<void> {
    const path = this.#path(key);
    const aside = `${path}.${randomUUID()}${ASIDE}`;
    try {
      await mkdir(join(path, '..'), { recursive: true });
      await writeFile(aside, format(key, document));
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true }).catch(() => {});
      this.#warn?.(error);
      this.#warn = undefined;
    }
  }

  /**
   * Removes what nobody used for `KEPT_FOR`, and what was used least lately beyond the limit; answers
   * how many that were.
   * @param used keys of the documents that are in use
   */
  async sweep(used: Iterable<string> = []): Promise<number> {
    await this.#note(used);
    const files = await this.#files();
    const now = this.#now();
    let bytes = files.reduce((sum, file) => sum + file.size, 0);
    let removed = 0;
    for (const { path, size, usedAt } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      const age = now - usedAt;
      const isOld = age > (path.endsWith(ENDING) ? KEPT_FOR : LEFT_BEHIND);
      if (!isOld && bytes <= this.#limit) continue;
      await rm(path, { force: true }).catch(() => {});
      bytes -= size;
      removed += 1;
    }
    return removed;
  }

  async #note(used: Iterable<string>): Promise<void> {
    const now = this.#now();
    for (const key of used) {
      const path = this.#path(key);
      const found = await stat(path).catch(() => undefined);
      if (found && now - found.mtimeMs > NOTED_EVERY)
        await utimes(path, now / 1000, now / 1000).catch(() => {});
    }
  }

  async #files(): Promise<{ path: string; size: number; usedAt: number }[]> {
    const names = await readdir(this.#folder, { recursive: true }).catch(() => []);
    const files: { path: string; size: number; usedAt: number }[] = [];
    for (const name of names) {
      if (!name.endsWith(ENDING) && !name.endsWith(ASIDE)) continue;
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile()) files.push({ path, size: found.size, usedAt: found.mtimeMs });
    }
    return files;
  }

  /** @throws Error for what is no key: it could lead out of the folder. */
  #path(key: string): string {
    if (!KEY.test(key)) throw new Error(`"${key}" is no key of a document.`);
    return join(this.#folder, key.slice(0, 2), key + ENDING);
  }
}

/** A digest of all the rest, a line of JSON, and the body. */
function format(key: string, { body, ...facts }: StoredDocument): Buffer {
  const line = Buffer.from(`${JSON.stringify({ key, ...facts })}\n`);
  const digest = digestOf(Buffer.concat([line, body]));
  return Buffer.concat([Buffer.from(`${digest}\n`), line, body]);
}

function parse(key: string, file: Buffer): StoredDocument | undefined {
  const first = file.indexOf(LINE_END);
  const second = file.indexOf(LINE_END, first + 1);
  if (first < 0 || second < 0) return undefined;
  if (digestOf(file.subarray(first + 1)) !== file.toString('latin1', 0, first)) return undefined;
  const { key: own, etag, policy, best } = JSON.parse(file.toString('utf8', first + 1, second));
  if (own !== key) return undefined;
  const body = Buffer.allocUnsafeSlow(file.length - second - 1);
  file.copy(body, 0, second + 1);
  return { body, etag, policy, best };
}

const digestOf = (bytes: Buffer) => hash('sha256', bytes, 'base64url');
