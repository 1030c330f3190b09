import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** A file of PostgreSQL's write-ahead log: 16 MB, most of them room for later. */
const LOG_FILE = /^[0-9A-F]{24}$/;
const LOG_FILE_BYTES = 16n * 1024n * 1024n;
/** `global/pg_control`: how the database was left, and where in the log it begins the next time. */
const STATE_AT = 16;
const CHECKPOINT_AT = 32;
const SHUT_DOWN = 1;

/**
 * Copies a server's folder whose store is closed. What a file of the store's log has left to fill
 * becomes a hole: it reads the same, and nobody has to write it.
 */
export function copyData(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) copyData(source, target);
    else if (LOG_FILE.test(entry.name)) copyLog(source, target);
    else copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

function copyLog(source: string, target: string): void {
  const bytes = readFileSync(source);
  writeFileSync(target, bytes.subarray(0, usedLength(bytes)));
  truncateSync(target, bytes.length);
}

const PAGE = 8192;
const EMPTY = Buffer.alloc(PAGE);

/** Bytes up to the last page that says something. */
function usedLength(bytes: Buffer): number {
  let end = bytes.length;
  while (end >= PAGE && bytes.compare(EMPTY, 0, PAGE, end - PAGE, end) === 0) end -= PAGE;
  return end;
}

/**
 * Removes the files of the log that a closed store keeps for later writes: it makes new ones.
 * @throws Error where the store was not closed, as it then needs its log
 */
export function dropSpareLog(store: string): void {
  const control = readFileSync(join(store, 'global/pg_control'));
  const current = control.readBigUInt64LE(CHECKPOINT_AT) / LOG_FILE_BYTES;
  const names = readdirSync(join(store, 'pg_wal')).filter((name) => LOG_FILE.test(name));
  // A name is the timeline, and the file's number in two halves of which the lower ends at 0xFF.
  const numberOf = (name: string) =>
    BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16)}`);
  if (
    control.readUInt32LE(STATE_AT) !== SHUT_DOWN ||
    !names.some((name) => numberOf(name) === current)
  )
    throw new Error(
      `The store ${store} was not closed in order, or its pg_control is laid out anew: end its server, and compare tests/support/copy-data.ts with pg_control.h.`,
    );
  for (const name of names) if (numberOf(name) > current) rmSync(join(store, 'pg_wal', name));
}
