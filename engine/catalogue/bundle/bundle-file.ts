import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/**
 * A catalogue as one file: a line that says what it is, a line of JSON with the hash of what follows,
 * and that compressed: a line of JSON with every file's path and size, then their bytes in that order.
 */
const MAGIC = 'marquee-bundle 1';
/** The largest bundle that is read, and what it may hold. */
export const LARGEST_BUNDLE = 512 * 1024 * 1024;
const LARGEST_CONTENT = 1024 * 1024 * 1024;
const LONGEST_HEAD = 1_000;

/** Path in the catalogue's folder, with "/", → content. */
export type BundledFiles = ReadonlyMap<string, Buffer>;

export interface Bundle {
  /** Of all paths and contents: the same files have the same, whenever and wherever they are bundled. */
  readonly hash: string;
  readonly files: BundledFiles;
}

/** Thrown where a bundle cannot be taken; says why. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
}

/** The bytes of a bundle, and its hash. The order of the files does not matter. */
export async function writeBundle(
  files: BundledFiles,
): Promise<{ readonly hash: string; readonly bytes: Buffer }> {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const index = sorted.map(([path, content]) => [path, content.length]);
  const contents = sorted.map(([, content]) => content);
  const payload = Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...contents]);
  const hash = hashOf(payload);
  const head = `${MAGIC}\n${JSON.stringify({ hash })}\n`;
  return { hash, bytes: Buffer.concat([Buffer.from(head), await promisify(gzip)(payload)]) };
}

/** A bundle as it was written. @throws BundleError where a single byte of it differs */
export async function readBundle(bytes: Buffer): Promise<Bundle> {
  const { hash, length } = readHead(bytes);
  const payload = await promisify(gunzip)(bytes.subarray(length), {
    maxOutputLength: LARGEST_CONTENT,
  }).catch((cause: Error) => {
    throw new BundleError(`It is cut short or damaged: its content does not unpack.`, { cause });
  });
  if (hashOf(payload) !== hash)
    throw new BundleError(`It is damaged: its content has another hash than it says (${hash}).`);
  return { hash, files: readFiles(payload) };
}

function readHead(bytes: Buffer): { readonly hash: string; readonly length: number } {
  const [magic, head] = bytes.toString('latin1', 0, LONGEST_HEAD).split('\n', 2);
  const hash = magic === MAGIC ? /^\{"hash":"([0-9a-f]{64})"\}$/.exec(head ?? '')?.[1] : undefined;
  if (hash === undefined)
    throw new BundleError(
      'It is no bundle that this version reads: `marquee bundle` writes one, with the version that is to read it.',
    );
  return { hash, length: `${magic}\n${head}\n`.length };
}

function readFiles(payload: Buffer): BundledFiles {
  const end = payload.indexOf('\n');
  const index = JSON.parse(payload.toString('utf8', 0, end)) as [path: string, size: number][];
  const files = new Map<string, Buffer>();
  let at = end + 1;
  for (const [path, size] of index) {
    if (!isPlain(path)) throw new BundleError(`It names a file outside of it: ${path}`);
    files.set(path, payload.subarray(at, at + size));
    at += size;
  }
  return files;
}

/** Whether a path stays in the folder that it is laid out in. */
const isPlain = (path: string): boolean =>
  /^[^\\\0]+$/.test(path) && path.split('/').every((part) => part !== '' && !part.startsWith('.'));

const hashOf = (payload: Buffer) => createHash('sha256').update(payload).digest('hex');
