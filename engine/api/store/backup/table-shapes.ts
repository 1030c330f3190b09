import type { Database } from '../database.ts';
import { sql } from '../drizzle.ts';

export interface ColumnShape {
  readonly name: string;
  /** As PostgreSQL writes the type, with its length. */
  readonly type: string;
}

export interface TableShape {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly ColumnShape[];
}

export interface ForeignKey {
  readonly name: string;
  readonly table: string;
  readonly definition: string;
}

/** The tables as the database has them, by name. */
export async function readTables(database: Database): Promise<TableShape[]> {
  const { rows } = await database.execute<TableShape & Record<string, unknown>>(sql`
    select c.relname as name,
      json_agg(
        json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum
      ) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

export async function readForeignKeys(database: Database): Promise<ForeignKey[]> {
  const { rows } = await database.execute<ForeignKey & Record<string, unknown>>(sql`
    select k.conname as name, c.relname as table, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace
    order by c.relname, k.conname`);
  return rows;
}

/** The sequences that were used, with the last number each gave out. */
export async function readSequences(
  database: Database,
): Promise<{ name: string; last_value: string }[]> {
  const { rows } = await database.execute<{ name: string; last_value: string }>(sql`
    select sequencename as name, last_value::text
    from pg_sequences
    where schemaname = 'public' and last_value is not null
    order by sequencename`);
  return rows;
}
