import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { decrypting, HEAD_BYTES, isEncrypted } from './encryption.ts';

/**
 * A backup is gzip-compressed lines of JSON: a header, then for each table a line that names it and
 * a line for each row, then a line that says that nothing is missing. A row is an array of values
 * as PostgreSQL writes them in text, so that nothing is lost between kinds of stores. All of it may
 * be encrypted (see `encryption.ts`).
 */
export const FORMAT = 'marquee-backup';
export const FORMAT_VERSION = 1;

const headerSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  created_at: z.string(),
  /** Hashes of the migrations that the tables had. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), last_value: z.string() })),
});
const rowSchema = z.array(z.string().nullable());
const tableSchema = z.strictObject({ table: z.string() });
const endSchema = z.strictObject({ end: z.strictObject({ rows: z.number() }) });

export type BackupHeader = z.output<typeof headerSchema>;
export type BackupTable = BackupHeader['tables'][number];
export type Row = z.output<typeof rowSchema>;

export type Entry = { readonly table: string } | { readonly row: Row };

/** The file is no backup, is damaged, or does not fit this version; told in one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Reads the first line of a backup. @throws BackupError */
export async function readHeader(
  file: string,
  passphrase: string | undefined,
): Promise<BackupHeader> {
  for await (const line of linesOf(file, passphrase)) {
    const header = headerSchema.safeParse(parse(file, line));
    if (header.success) return header.data;
    break;
  }
  throw new BackupError(`${file} is not a backup that this version of marquee can read.`);
}

/** Reads what follows the header, one entry after another. @throws BackupError where it ends early. */
export async function* readEntries(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<Entry> {
  let rows = 0;
  let first = true;
  let ended = false;
  for await (const line of linesOf(file, passphrase)) {
    if (first) {
      first = false;
      continue;
    }
    const value = parse(file, line);
    const row = rowSchema.safeParse(value);
    const table = tableSchema.safeParse(value);
    const end = endSchema.safeParse(value);
    if (row.success) {
      rows += 1;
      yield { row: row.data };
    } else if (table.success) yield table.data;
    else if (end.success && end.data.end.rows === rows) ended = true;
    else throw damaged(file);
  }
  if (!ended) throw damaged(file);
}

async function* linesOf(file: string, passphrase: string | undefined): AsyncGenerator<string> {
  const unpacked = createGunzip();
  let rest = '';
  try {
    await unpackInto(unpacked, file, passphrase);
    unpacked.setEncoding('utf8');
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith('Z_')) throw damaged(file);
    if (isUndecipherable(error))
      throw new BackupError(
        `${file} does not open: MARQUEE_BACKUP_KEY is not the one it was made with, or the file is damaged. Look for the right key first, then take another backup.`,
      );
    throw new BackupError(`${file} cannot be read: ${code}.`);
  }
  if (rest !== '') yield rest;
}

/** Begins to unpack the file; what goes wrong from then on is told by reading. */
async function unpackInto(
  unpacked: ReturnType<typeof createGunzip>,
  file: string,
  passphrase: string | undefined,
): Promise<void> {
  const head = await beginningOf(file);
  const told = () => undefined;
  if (!isEncrypted(head)) {
    pipeline(createReadStream(file), unpacked).catch(told);
    return;
  }
  if (passphrase === undefined)
    throw new BackupError(
      `${file} is encrypted. Set MARQUEE_BACKUP_KEY, or MARQUEE_BACKUP_KEY_FILE, to what it was made with.`,
    );
  if (head.length < HEAD_BYTES) throw damaged(file);
  const decipher = await decrypting(passphrase, head);
  pipeline(createReadStream(file, { start: HEAD_BYTES }), decipher, unpacked).catch(told);
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Node gives this fault no code of its own. */
function isUndecipherable(error: unknown): boolean {
  return error instanceof Error && /authenticate data|authentication tag/i.test(error.message);
}

function parse(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file);
  }
}

/** What a reader throws where something of the file is missing. */
export function damaged(file: string): BackupError {
  return new BackupError(
    `${file} is damaged or was cut short; nothing of it can be restored. Take another backup.`,
  );
}
