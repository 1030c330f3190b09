import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import { sql } from '../drizzle.ts';
import { committedMigrations } from '../migrate.ts';
import type { Store } from '../store.ts';
import {
  type BackupHeader,
  type BackupTable,
  FORMAT,
  FORMAT_VERSION,
  type Row,
} from './archive.ts';
import { encrypting } from './encryption.ts';
import { readSequences, readTables, type TableShape } from './table-shapes.ts';

/** Tells how many rows of how many are done. */
export type RowProgress = (done: number, total: number) => void;

export interface BackupReport {
  readonly tables: number;
  readonly rows: number;
}

/** Rows that are held in memory at once. */
const BATCH = 500;

/**
 * Writes everything in the store to one file, as it was at one moment, while others go on reading
 * and writing. The file takes its name when it is whole. With a passphrase it is encrypted.
 */
export async function writeBackup(
  store: Store,
  file: string,
  progress: RowProgress,
  now: Date,
  passphrase?: string,
): Promise<BackupReport> {
  const draft = `${file}.partial`;
  try {
    const report = await store.transaction(async () => {
      // Opened within: work that is run again begins the file again.
      const archive = await ArchiveWriter.open(draft, passphrase);
      return write(store, archive, progress, now);
    });
    const handle = await open(draft);
    await handle.sync();
    await handle.close();
    await rename(draft, file);
    return report;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function write(
  { database }: Store,
  archive: ArchiveWriter,
  progress: RowProgress,
  now: Date,
): Promise<BackupReport> {
  await database.execute(sql`set transaction isolation level repeatable read, read only`);
  const shapes = await readTables(database);
  const tables: BackupTable[] = [];
  for (const shape of shapes) tables.push(await describe(shape));
  const header: BackupHeader = {
    format: FORMAT,
    version: FORMAT_VERSION,
    created_at: now.toISOString(),
    migrations: committedMigrations(),
    tables,
    sequences: await readSequences(database),
  };
  const total = tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  await archive.write(header);
  for (const shape of shapes) {
    await archive.write({ table: shape.name });
    for await (const rows of rowsOf(shape)) {
      for (const row of rows) await archive.write(row);
      done += rows.length;
      progress(done, total);
    }
  }
  await archive.write({ end: { rows: done } });
  await archive.end();
  return { tables: tables.length, rows: done };

  async function describe({ name, columns }: TableShape): Promise<BackupTable> {
    const { rows } = await database.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    );
    return { name, columns: columns.map((column) => column.name), rows: rows[0]?.count ?? 0 };
  }

  async function* rowsOf({ name, columns }: TableShape): AsyncGenerator<Row[]> {
    const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`);
    const values = sql`json_build_array(${sql.join(texts, sql`, `)})`;
    await database.execute(
      sql`declare backup no scroll cursor for select ${values} as row from ${sql.identifier(name)}`,
    );
    for (;;) {
      const { rows } = await database.execute<{ row: Row }>(
        sql.raw(`fetch forward ${BATCH} from backup`),
      );
      if (rows.length > 0) yield rows.map(({ row }) => row);
      if (rows.length < BATCH) break;
    }
    await database.execute(sql`close backup`);
  }
}

/** Compresses lines into a file that only its owner reads, no faster than the disk takes them. */
class ArchiveWriter {
  readonly #gzip: Gzip;
  readonly #written: Promise<void>;

  private constructor(gzip: Gzip, written: Promise<void>) {
    this.#gzip = gzip;
    this.#written = written;
    this.#written.catch(() => undefined); // told by the next write, or the end
  }

  static async open(file: string, passphrase: string | undefined): Promise<ArchiveWriter> {
    const gzip = createGzip();
    const target = createWriteStream(file, { mode: 0o600 });
    const written =
      passphrase === undefined
        ? pipeline(gzip, target)
        : pipeline(gzip, await encrypting(passphrase), target);
    return new ArchiveWriter(gzip, written);
  }

  async write(line: unknown): Promise<void> {
    if (this.#gzip.write(`${JSON.stringify(line)}\n`)) return;
    await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }

  async end(): Promise<void> {
    this.#gzip.end();
    await this.#written;
  }
}
