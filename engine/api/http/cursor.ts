import { ApiError } from './api-error.ts';

/** How many entries a page has where the call does not say. */
export const PAGE_SIZE = 25;

/**
 * A cursor is the sort key of the last entry that was shown. It is readable on purpose: nothing in
 * it is secret, and every query is scoped to its caller whatever a cursor says.
 */
export function writeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Reads a cursor of keys of these types. @throws ApiError where it is none of this list's. */
export function readCursor<const Types extends readonly ('string' | 'number')[]>(
  cursor: string,
  types: Types,
): { -readonly [I in keyof Types]: Types[I] extends 'number' ? number : string } {
  let key: unknown;
  try {
    key = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    throw new ApiError('CURSOR_INVALID');
  }
  if (
    !Array.isArray(key) ||
    key.length !== types.length ||
    key.some((part, index) => typeof part !== types[index]) ||
    key.some((part) => typeof part === 'number' && !Number.isSafeInteger(part)) ||
    key.some((part) => typeof part === 'string' && (part.includes('\0') || !part.isWellFormed()))
  )
    throw new ApiError('CURSOR_INVALID');
  return key as { -readonly [I in keyof Types]: Types[I] extends 'number' ? number : string };
}

/** Cuts a page out of rows that were read one further than the page is long. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly (string | number)[],
): { readonly rows: readonly Row[]; readonly next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    next_cursor: rows.length > limit && last !== undefined ? writeCursor(keyOf(last)) : null,
  };
}
