import { moment as momentField } from '#contract/endpoints/fields.ts';
import { type PgColumn, type SQL, sql } from '../store/drizzle.ts';
import { ApiError } from './api-error.ts';
import { readCursor } from './cursor.ts';

const EXACT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;
/** How a uuid is written in a cursor. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A moment as text with all its digits, for cursors: rows of the same millisecond keep their order
 * over pages.
 */
export const exactMoment = (column: PgColumn) => exactMomentOf(sql`${column}`);

/** The same of an expression; null where that is. */
export const exactMomentOf = (moment: SQL) =>
  sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Whether a text is one that `exactMoment` writes, of a moment that can be kept. */
export const isExactMoment = (text: string): boolean =>
  EXACT.test(text) && momentField.safeParse(text).success;

/**
 * The key of a cursor made of an exact moment and an id, as a row value to compare with
 * `(moment, id)`. @throws ApiError CURSOR_INVALID
 */
export function momentCursor(cursor: string, id: 'uuid' | 'number'): SQL {
  const [moment, last] =
    id === 'uuid'
      ? readCursor(cursor, ['string', 'string'])
      : readCursor(cursor, ['string', 'number']);
  if (!isExactMoment(moment) || (typeof last === 'string' && !UUID.test(last)))
    throw new ApiError('CURSOR_INVALID');
  const type = id === 'uuid' ? sql`uuid` : sql`bigint`;
  return sql`(${moment}::timestamptz, ${last}::${type})`;
}
