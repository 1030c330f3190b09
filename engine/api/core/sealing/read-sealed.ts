import { sealedPrefix } from '../../secrets/sealing.ts';
import { type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { SEALED_PLACES, type SealedPlace, type SealedRow } from './sealed-places.ts';

/** What is sealed in a column, as bytes. */
export const bytesOf = (place: SealedPlace, column: string): SQL =>
  place.json
    ? sql`decode(${sql.identifier(place.table)}.${sql.identifier(column)}->>'sealed', 'base64')`
    : sql`${sql.identifier(place.table)}.${sql.identifier(column)}`;

/** Whether anything of a row is sealed otherwise than with this key, by its id. */
function isElsewhere(place: SealedPlace, keyId: string): SQL {
  const prefix = sealedPrefix(keyId);
  const length = prefix.length / 2;
  const columns = place.columns.map(
    (column) =>
      sql`coalesce(substring(${bytesOf(place, column)} from 1 for ${sql.raw(String(length))}) <> decode(${prefix}, 'hex'), false)`,
  );
  return sql`(${sql.join(columns, sql` or `)})`;
}

const isSealed = (place: SealedPlace): SQL =>
  sql`(${sql.join(
    place.columns.map((column) => sql`${bytesOf(place, column)} is not null`),
    sql` or `,
  )})`;

export interface SealedCounts {
  readonly table: string;
  /** Rows that are sealed with the key. */
  readonly here: number;
  /** Rows that are not, or not all of them. */
  readonly elsewhere: number;
}

/** How many rows of each table are sealed with a key, and how many are not yet. */
export async function countSealed({ database }: Store, keyId: string): Promise<SealedCounts[]> {
  const counts: SealedCounts[] = [];
  for (const place of SEALED_PLACES) {
    const elsewhere = isElsewhere(place, keyId);
    const { rows } = await database.execute<{ here: string; elsewhere: string }>(sql`
      select count(*) filter (where not ${elsewhere})::text as here,
        count(*) filter (where ${elsewhere})::text as elsewhere
      from ${sql.identifier(place.table)} where ${isSealed(place)}`);
    const [found] = rows;
    counts.push({
      table: place.table,
      here: Number(found?.here ?? 0),
      elsewhere: Number(found?.elsewhere ?? 0),
    });
  }
  return counts;
}

/** The next rows, in the order of their key, that are sealed otherwise than with a key. */
export async function readElsewhere(
  store: Store,
  place: SealedPlace,
  keyId: string,
  after: SealedRow | undefined,
  limit: number,
): Promise<SealedRow[]> {
  const keys = Object.entries(place.key);
  // By the table's name: alone, each is the text that is selected under it.
  const names = keys.map(([name]) => sql`${sql.identifier(place.table)}.${sql.identifier(name)}`);
  const values = keys.map(([name, type]) => sql`${after?.text[name]}::${sql.raw(type)}`);
  const further = after
    ? sql`and (${sql.join(names, sql`, `)}) > (${sql.join(values, sql`, `)})`
    : sql``;
  return readRows(
    store,
    place,
    sql`${isElsewhere(place, keyId)} ${further} order by ${sql.join(names, sql`, `)} limit ${limit}`,
  );
}

/** One row of each table that has something sealed. */
export async function readOneOfEach(
  store: Store,
): Promise<{ readonly place: SealedPlace; readonly row: SealedRow }[]> {
  const found: { place: SealedPlace; row: SealedRow }[] = [];
  for (const place of SEALED_PLACES)
    for (const row of await readRows(store, place, sql`${isSealed(place)} limit 1`))
      found.push({ place, row });
  return found;
}

async function readRows({ database }: Store, place: SealedPlace, where: SQL): Promise<SealedRow[]> {
  const texts = [...Object.keys(place.key), ...place.reads];
  const selected = [
    ...texts.map((name) => sql`${sql.identifier(name)}::text as ${sql.identifier(name)}`),
    ...place.columns.map(
      (name) => sql`${bytesOf(place, name)} as ${sql.identifier(`sealed_${name}`)}`,
    ),
  ];
  const { rows } = await database.execute<Record<string, string | Uint8Array | null>>(
    sql`select ${sql.join(selected, sql`, `)} from ${sql.identifier(place.table)} where ${where}`,
  );
  return rows.map((row) => ({
    text: Object.fromEntries(texts.map((name) => [name, String(row[name])])),
    sealed: Object.fromEntries(
      place.columns.map((name) => {
        const bytes = row[`sealed_${name}`];
        return [name, bytes instanceof Uint8Array ? Buffer.from(bytes) : null];
      }),
    ),
  }));
}
