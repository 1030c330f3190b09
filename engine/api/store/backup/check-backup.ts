import { isDeepStrictEqual } from 'node:util';
import { committedMigrations } from '../migrate.ts';
import { damaged, readEntries, readHeader } from './archive.ts';

export interface BackupCheck {
  readonly createdAt: Date;
  /** Rows by table, of all tables. */
  readonly rows: ReadonlyMap<string, number>;
  /** Whether this version of marquee restores it. */
  readonly fits: boolean;
}

/**
 * Reads a backup to its end as a restore does, without a store: decrypted, unpacked against its
 * checksum, each row read, and the rows of each table counted against what the backup says.
 * @throws BackupError where anything is missing or is not as it was written
 */
export async function checkBackup(
  file: string,
  passphrase: string | undefined,
): Promise<BackupCheck> {
  const header = await readHeader(file, passphrase);
  const tables = new Map(header.tables.map((table) => [table.name, table]));
  const rows = new Map(header.tables.map(({ name }) => [name, 0]));
  let current: string | undefined;
  for await (const entry of readEntries(file, passphrase)) {
    if ('table' in entry) current = entry.table;
    else {
      const table = tables.get(current ?? '');
      if (table?.columns.length !== entry.row.length) throw damaged(file);
      rows.set(table.name, (rows.get(table.name) ?? 0) + 1);
    }
  }
  for (const { name, rows: expected } of header.tables)
    if (rows.get(name) !== expected) throw damaged(file);
  return {
    createdAt: new Date(header.created_at),
    rows,
    fits: isDeepStrictEqual(header.migrations, committedMigrations()),
  };
}
