import { type SQL, sql } from '#api/store/drizzle.ts';

/** Numbers from 1 to `count` in pieces of `size`, as a set `n` to select from. */
export async function inPieces(
  count: number,
  size: number,
  write: (numbers: SQL, last: number) => Promise<unknown>,
): Promise<void> {
  for (let first = 1; first <= count; first += size) {
    const last = Math.min(first + size - 1, count);
    await write(sql`generate_series(${first}::int, ${last}::int) n`, last);
  }
}
