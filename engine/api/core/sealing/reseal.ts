import { DecryptionError, type Secrets } from '../../secrets/secrets.ts';
import { type SQL, sql } from '../../store/drizzle.ts';
import { sqlState } from '../../store/errors.ts';
import type { Store } from '../../store/store.ts';
import { bytesOf, readElsewhere } from './read-sealed.ts';
import type { NewValues, SealedPlace, SealedRow } from './sealed-places.ts';

/** Rows that are written in one statement: they are locked for a few milliseconds. */
const BATCH = 200;
const UNIQUE_VIOLATION = '23505';

/** What became of the rows of a table. */
export interface Resealed {
  /** Sealed under the secret in use now. */
  readonly renewed: number;
  /** Somebody else wrote them meanwhile. */
  readonly missed: number;
  /** No secret at hand opens them. */
  readonly unreadable: number;
}

/**
 * Goes through a table once and seals under the secret in use what is sealed otherwise, batch by
 * batch. It can end anywhere and begin anew. What somebody else writes meanwhile stays as they wrote it.
 */
export async function resealPlace(
  store: Store,
  secrets: Secrets,
  place: SealedPlace,
  progress: (rows: number) => void,
): Promise<Resealed> {
  let renewed = 0;
  let missed = 0;
  let unreadable = 0;
  let last: SealedRow | undefined;
  for (;;) {
    const rows = await readElsewhere(store, place, secrets.keyId, last, BATCH);
    if (rows.length === 0) return { renewed, missed, unreadable };
    last = rows.at(-1);
    const opened = rows.flatMap((row) => {
      const values = renew(secrets, place, row, 'new');
      return values ? [{ row, values }] : [];
    });
    unreadable += rows.length - opened.length;
    const written = await writeTogether(store, secrets, place, opened);
    renewed += written;
    missed += opened.length - written;
    progress(rows.length);
  }
}

interface Renewed {
  readonly row: SealedRow;
  readonly values: NewValues;
}

function renew(
  secrets: Secrets,
  place: SealedPlace,
  row: SealedRow,
  fingerprints: 'new' | 'kept',
): NewValues | undefined {
  try {
    return place.renew(secrets, row, fingerprints);
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}

/** Two rows that turn out to be the same keep the fingerprints that they have. */
async function writeTogether(
  store: Store,
  secrets: Secrets,
  place: SealedPlace,
  rows: readonly Renewed[],
): Promise<number> {
  if (rows.length === 0) return 0;
  try {
    return await write(store, place, rows);
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
  }
  let written = 0;
  for (const { row, values } of rows) {
    try {
      written += await write(store, place, [{ row, values }]);
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      const kept = renew(secrets, place, row, 'kept');
      if (kept) written += await write(store, place, [{ row, values: kept }]);
    }
  }
  return written;
}

/** @returns how many rows were still as they were read */
async function write(store: Store, place: SealedPlace, rows: readonly Renewed[]): Promise<number> {
  const table = sql.identifier(place.table);
  const keys = Object.entries(place.key);
  const { fingerprint } = place;
  const texts = fingerprint === undefined ? [] : [fingerprint];
  const list = (values: readonly unknown[], type: string): SQL =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const hexOf = (value: Buffer | string | null | undefined) =>
    Buffer.isBuffer(value) ? value.toString('hex') : null;
  const lists = [
    ...keys.map(([name, type]) =>
      list(
        rows.map(({ row }) => row.text[name]),
        type,
      ),
    ),
    ...place.columns.flatMap((name) => [
      list(
        rows.map(({ row }) => hexOf(row.sealed[name])),
        'text',
      ),
      list(
        rows.map(({ values }) => hexOf(values[name])),
        'text',
      ),
    ]),
    ...texts.flatMap((name) => [
      list(
        rows.map(({ row }) => row.text[name]),
        'text',
      ),
      list(
        rows.map(({ values }) => values[name]),
        'text',
      ),
    ]),
  ];
  const names = [
    ...keys.map(([name]) => name),
    ...[...place.columns, ...texts].flatMap((name) => [`old_${name}`, `new_${name}`]),
  ];
  const from = (name: string) => sql`line.${sql.identifier(name)}`;
  const own = (name: string) => sql`${table}.${sql.identifier(name)}`;
  const newBytes = (name: string): SQL =>
    place.json
      ? sql`jsonb_build_object('sealed', translate(encode(decode(${from(`new_${name}`)}, 'hex'), 'base64'), E'\n', ''))`
      : sql`decode(${from(`new_${name}`)}, 'hex')`;
  const sets = [
    ...place.columns.map((name) => sql`${sql.identifier(name)} = ${newBytes(name)}`),
    ...texts.map((name) => sql`${sql.identifier(name)} = ${from(`new_${name}`)}`),
  ];
  const same = [
    ...keys.map(([name]) => sql`${own(name)} = ${from(name)}`),
    ...place.columns.map(
      (name) =>
        sql`${bytesOf(place, name)} is not distinct from decode(${from(`old_${name}`)}, 'hex')`,
    ),
    ...texts.map((name) => sql`${own(name)} = ${from(`old_${name}`)}`),
  ];
  return store.attempt(async () => {
    // Two who do this at once would wait for each other's rows in a circle.
    await store.database.execute(sql`select pg_advisory_xact_lock(hashtext('secrets rotate'))`);
    const { rows: written } = await store.database.execute(sql`
      update ${table} set ${sql.join(sets, sql`, `)}
      from unnest(${sql.join(lists, sql`, `)}) as line (${sql.join(
        names.map((name) => sql.identifier(name)),
        sql`, `,
      )})
      where ${sql.join(same, sql` and `)}
      returning 1`);
    return written.length;
  });
}
