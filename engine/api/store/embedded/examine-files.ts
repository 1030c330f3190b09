import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { lookAtFiles, recordOpen } from './file-record.ts';
import { isWholePage, PAGE_BYTES, PAGES_OF_A_SEGMENT } from './page-checksum.ts';

/** Pages that are read at once. */
const BATCH = 128;
/** Damages that are told one by one. */
const TOLD = 3;

interface Relation {
  readonly name: string;
  /** Its first file, below the database's folder. */
  readonly path: string;
  readonly bytes: number;
}

/** Sequences, tables and their indexes with files that outlive a crash. */
const RELATIONS = `select oid::regclass::text as name, pg_relation_filepath(oid) as path,
    pg_relation_size(oid)::float8 as bytes
  from pg_class
  where relkind in ('r', 'i', 't', 'm', 'S') and relpersistence = 'p'
    and pg_relation_filepath(oid) is not null`;

/** Why a folder is not gone on with whose files are not as the database left them. */
function damageError(damages: readonly string[]): Error {
  const more = damages.length > TOLD ? `, and ${damages.length - TOLD} more` : '';
  return new Error(`its files are damaged: ${damages.slice(0, TOLD).join(', ')}${more}`);
}

/**
 * Opens a database so that damage to its files is found before anything relies on them: against the
 * record where it was closed in order, else each page by its checksum, once its log was replayed.
 * @throws Error that names what is damaged
 */
export async function openExamined(folder: string, open: () => Promise<PGlite>): Promise<PGlite> {
  const sight = lookAtFiles(folder);
  if (sight.kind === 'damaged') throw damageError(sight.damages);
  if (sight.kind === 'whole') {
    // From here on the files change: a record that says all of them would be wrong after a crash.
    recordOpen(folder, sight.sizes);
    return open();
  }
  const database = await open();
  try {
    const relations = await listRelations(database);
    await database.exec('checkpoint');
    const damages = relations.flatMap((relation) => damageOf(folder, relation, sight.sizes));
    if (damages.length > 0) throw damageError(damages);
    recordOpen(folder, sizesOf(relations));
    return database;
  } catch (error) {
    await database.close().catch(() => undefined); // what is told is why it cannot be used
    throw error;
  }
}

/** Notes how far the files have grown, so that a crash does not hide what is cut off later. */
export async function recordSizes(folder: string, database: PGlite): Promise<void> {
  recordOpen(folder, sizesOf(await listRelations(database)));
}

async function listRelations(database: PGlite): Promise<Relation[]> {
  return (await database.query<Relation>(RELATIONS)).rows;
}

const sizesOf = (relations: readonly Relation[]): Map<string, number> =>
  new Map(relations.map(({ path, bytes }) => [path, bytes]));

function damageOf(
  folder: string,
  { name, path, bytes }: Relation,
  sizes: ReadonlyMap<string, number>,
): string[] {
  const known = sizes.get(path) ?? 0;
  if (bytes < known) return [`${path} (${name}) has ${bytes} bytes, and had ${known}`];
  for (let segment = 0; ; segment += 1) {
    const file = join(folder, segment === 0 ? path : `${path}.${segment}`);
    if (!existsSync(file)) return segment === 0 ? [`${path} (${name}) is missing`] : [];
    const page = damagedPage(file, segment * PAGES_OF_A_SEGMENT);
    if (page !== undefined) return [`page ${page} of ${path} (${name})`];
  }
}

function damagedPage(path: string, first: number): number | undefined {
  const file = openSync(path, 'r');
  const batch = Buffer.alloc(BATCH * PAGE_BYTES);
  try {
    for (let number = first; ; ) {
      const read = readSync(file, batch);
      if (read === 0) return undefined;
      for (let at = 0; at < read; at += PAGE_BYTES, number += 1) {
        const whole =
          at + PAGE_BYTES <= read && isWholePage(batch.subarray(at, at + PAGE_BYTES), number);
        if (!whole) return number;
      }
    }
  } finally {
    closeSync(file);
  }
}
