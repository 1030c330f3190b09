import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { syncPath } from './synced-files.ts';

/**
 * What the database's files were when they were last known to be whole, so that damage is found: the
 * database itself takes a table whose file was cut for a smaller table. Lies in the database's folder,
 * so that it moves with it.
 */
export const RECORD = 'marquee-files.json';

/** Changes with every checkpoint, and carries a checksum that the database looks at itself. */
const CONTROL = 'global/pg_control';
/** Folders where each byte counts; the log has checksums of its own. */
const KEPT = ['base', 'global', 'pg_xact', 'pg_multixact'];
/** Is written anew whenever it is missing. */
const PASSING = /(^|\/)(pg_internal\.init|pgsql_tmp.*)$/;
/** `base/5/16384`, and `base/5/16384.1` where it has more than a gigabyte. */
const RELATION_FILE = /^((?:base\/\d+|global)\/\d+)(?:\.\d+)?$/;
const CHUNK = 1 << 20;

interface Recorded {
  readonly bytes: number;
  /** CRC-32 of the whole file; only where the database was closed. */
  readonly crc?: number;
}

interface FileRecord {
  /** `closed`: the files are these, byte for byte. `open`: they have grown since, and did not shrink. */
  readonly state: 'closed' | 'open';
  readonly files: Readonly<Record<string, Recorded>>;
}

/** What is known of a folder before its database is opened. */
export type Sight =
  /** Closed in order; how large the files of each relation are, by its first one. */
  | { readonly kind: 'whole'; readonly sizes: ReadonlyMap<string, number> }
  | { readonly kind: 'damaged'; readonly damages: readonly string[] }
  /** It was not closed: the pages have to be looked at; files had at least so many bytes. */
  | { readonly kind: 'unknown'; readonly sizes: ReadonlyMap<string, number> };

/** Compares the files with the record, where it says all of them. */
export function lookAtFiles(folder: string): Sight {
  const record = readRecord(folder);
  if (record === undefined) return { kind: 'unknown', sizes: new Map() };
  if (record.state === 'open')
    return {
      kind: 'unknown',
      sizes: new Map(Object.entries(record.files).map(([path, { bytes }]) => [path, bytes])),
    };
  // A build that keeps no record has had it open since.
  if (faultOf(folder, CONTROL, record.files[CONTROL])) return { kind: 'unknown', sizes: new Map() };
  const damages = Object.entries(record.files).flatMap(
    ([path, recorded]) => faultOf(folder, path, recorded) ?? [],
  );
  return damages.length === 0
    ? { kind: 'whole', sizes: relationSizes(record) }
    : { kind: 'damaged', damages };
}

/** A large relation has several files; what lies beside them, as its map of free room, may shrink. */
function relationSizes({ files }: FileRecord): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const [path, { bytes }] of Object.entries(files)) {
    const first = RELATION_FILE.exec(path)?.[1];
    if (first !== undefined) sizes.set(first, (sizes.get(first) ?? 0) + bytes);
  }
  return sizes;
}

/** Notes every file of a database that has been closed. */
export function recordClosed(folder: string): void {
  const files: Record<string, Recorded> = {};
  for (const path of KEPT.flatMap((name) => filesBelow(folder, name)))
    if (!PASSING.test(path)) files[path] = measure(join(folder, path));
  writeRecord(folder, { state: 'closed', files });
}

/** Notes how large the files of tables are in a database that goes on. */
export function recordOpen(folder: string, sizes: ReadonlyMap<string, number>): void {
  const files = Object.fromEntries([...sizes].map(([path, bytes]) => [path, { bytes }]));
  writeRecord(folder, { state: 'open', files });
}

function faultOf(folder: string, path: string, recorded: Recorded | undefined): string | undefined {
  const file = join(folder, path);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return `${path} is missing`;
  if (size !== recorded?.bytes) return `${path} has ${size} bytes instead of ${recorded?.bytes}`;
  return measure(file).crc === recorded.crc ? undefined : `${path} was changed`;
}

/** Made once: a database has a thousand files, most of them of a page or two. */
const chunk = Buffer.allocUnsafe(CHUNK);

function measure(path: string): Recorded {
  const file = openSync(path, 'r');
  let bytes = 0;
  let crc = 0;
  try {
    for (;;) {
      const read = readSync(file, chunk);
      if (read === 0) return { bytes, crc };
      crc = crc32(chunk.subarray(0, read), crc);
      bytes += read;
    }
  } finally {
    closeSync(file);
  }
}

function filesBelow(folder: string, name: string): string[] {
  return readdirSync(join(folder, name), { withFileTypes: true }).flatMap((entry) => {
    const path = `${name}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(folder, path) : [path];
  });
}

/** One that cannot be read is as good as none: it was written in one step, so somebody changed it. */
function readRecord(folder: string): FileRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD), 'utf8'));
  } catch {
    return undefined;
  }
}

function writeRecord(folder: string, record: FileRecord): void {
  const file = join(folder, RECORD);
  writeFileSync(`${file}.new`, JSON.stringify(record), { flush: true });
  renameSync(`${file}.new`, file);
  syncPath(dirname(file));
}
