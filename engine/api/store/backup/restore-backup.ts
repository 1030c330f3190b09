import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database.ts';
import { type SQL, sql } from '../drizzle.ts';
import { committedMigrations } from '../migrate.ts';
import type { Store } from '../store.ts';
import { sealing } from '../tables/sealing.ts';
import {
  BackupError,
  type BackupHeader,
  damaged,
  type Row,
  readEntries,
  readHeader,
} from './archive.ts';
import { refuseInUse } from './refuse-in-use.ts';
import { readForeignKeys, readTables, type TableShape } from './table-shapes.ts';
import type { BackupReport, RowProgress } from './write-backup.ts';

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 1_000_000;

/** What happens to rows that are in the store already. */
export type Existing = 'refuse' | 'replace';

export interface RestoreOptions {
  /** Looks at what was restored; where it throws, nothing is. */
  readonly accept?: () => Promise<void>;
  /** What the file was encrypted with. */
  readonly passphrase?: string | undefined;
}

/**
 * Fills the store from a backup in one transaction: all of it, or nothing.
 * @throws BackupError where the file does not fit, the store has rows that may not be replaced, or
 *   others are connected to what is to be replaced.
 */
export async function restoreBackup(
  store: Store,
  file: string,
  existing: Existing,
  progress: RowProgress,
  { accept, passphrase }: RestoreOptions = {},
): Promise<BackupReport> {
  const header = await readHeader(file, passphrase);
  if (!isDeepStrictEqual(header.migrations, committedMigrations()))
    throw new BackupError(
      `${file} was made by another version of marquee (${header.migrations.length} migrations; this version has ${committedMigrations().length}). Restore it with that version, then start this one on it.`,
    );
  return store.transaction(async () => {
    const source = { file, header, passphrase };
    const report = await restore(store, source, existing, progress);
    await accept?.();
    return report;
  });
}

interface Source {
  readonly file: string;
  readonly header: BackupHeader;
  readonly passphrase: string | undefined;
}

async function restore(
  { database, kind }: Store,
  source: Source,
  existing: Existing,
  progress: RowProgress,
): Promise<BackupReport> {
  const { file, header } = source;
  await database.execute(sql`set local statement_timeout = 0`);
  await database.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  // What is put back was told when it happened.
  await database.execute(sql`set local marquee.webhooks = 'off'`);
  const tables = new Map((await readTables(database)).map((table) => [table.name, table]));
  for (const { name, columns } of header.tables)
    if (
      !isDeepStrictEqual(
        tables.get(name)?.columns.map((column) => column.name),
        columns,
      )
    )
      throw new BackupError(`${file} has a table "${name}" that the store has not, or not so.`);
  // Before the lock, so that a server does not wait for it; and under it, for who came in between.
  const guarded = existing === 'replace' && kind === 'postgresql';
  if (guarded) await refuseInUse(database);
  await empty(database, [...tables.keys()], existing);
  if (guarded) await refuseInUse(database);
  const foreignKeys = await readForeignKeys(database);
  for (const { table, name } of foreignKeys)
    await database.execute(
      sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`,
    );
  const expected = new Map(header.tables.map(({ name, rows }) => [name, rows]));
  const total = totalRows(header);
  const found = await load(database, source, tables, (done) => progress(done, total));
  for (const [name, rows] of expected) if ((found.get(name) ?? 0) !== rows) throw damaged(file);
  for (const { name, last_value } of header.sequences)
    await database.execute(sql`select setval(${`public."${name}"`}::regclass, ${last_value})`);
  for (const { table, name, definition } of foreignKeys)
    await database.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  return { tables: header.tables.length, rows: total };
}

/** Nobody else writes until the transaction ends. */
async function empty(
  database: Database,
  names: readonly string[],
  existing: Existing,
): Promise<void> {
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  await database.execute(sql`lock table ${list} in access exclusive mode`);
  if (existing === 'replace') {
    await database.execute(sql`truncate table ${list} restart identity`);
    return;
  }
  // A server that has been started on an empty store has marked it, and nothing else.
  await database.delete(sealing);
  for (const name of names) {
    const { rows } = await database.execute(sql`select from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(
        `The store is not empty: its table "${name}" has rows. Restore into an empty store, or replace everything in this one with --replace.`,
      );
  }
}

/** Answers how many rows went into each table. */
async function load(
  database: Database,
  { file, passphrase }: Source,
  tables: ReadonlyMap<string, TableShape>,
  progress: (done: number) => void,
): Promise<Map<string, number>> {
  let table: TableShape | undefined;
  let batch: Row[] = [];
  let size = 0;
  let done = 0;
  const counts = new Map<string, number>();
  const flush = async () => {
    if (!table || batch.length === 0) return;
    await database.execute(insertion(table, batch));
    counts.set(table.name, (counts.get(table.name) ?? 0) + batch.length);
    done += batch.length;
    progress(done);
    batch = [];
    size = 0;
  };
  for await (const entry of readEntries(file, passphrase)) {
    if ('table' in entry) {
      await flush();
      table = tables.get(entry.table);
    }
    if ('row' in entry) {
      if (table?.columns.length !== entry.row.length) throw damaged(file);
      batch.push(entry.row);
      size += entry.row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
      if (batch.length >= BATCH_ROWS || size >= BATCH_CHARACTERS) await flush();
    }
  }
  await flush();
  return counts;
}

/** One statement for many rows: a list of texts for each column, which the database reads back. */
function insertion({ name, columns }: TableShape, rows: readonly Row[]): SQL {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map(({ type }, at) => sql`${sql.identifier(`v${at}`)}::${sql.raw(type)}`);
  const lists = columns.map(
    (_, at) => sql`${textList(rows.map((row) => row[at] ?? null))}::text[]`,
  );
  const aliases = columns.map((_, at) => sql.identifier(`v${at}`));
  const comma = sql`, `;
  return sql`insert into ${sql.identifier(name)} (${sql.join(names, comma)}) overriding system value
    select ${sql.join(values, comma)}
    from unnest(${sql.join(lists, comma)}) as x (${sql.join(aliases, comma)})`;
}

function textList(values: readonly (string | null)[]): string {
  const items = values.map((value) =>
    value === null ? 'NULL' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`,
  );
  return `{${items.join(',')}}`;
}

function totalRows({ tables }: BackupHeader): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}
