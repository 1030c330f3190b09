/** Milliseconds that the first and the last attempts are spread over. */
const FIRST = 500;
const LONGEST = 30_000;

/**
 * Milliseconds to wait before an attempt, counted from 0: anything up to a bound that doubles each
 * time, so that those whom a server lost together do not all come back together. `random`: 0 to 1.
 */
export function backOff(attempt: number, random: number): number {
  return random * Math.min(LONGEST, FIRST * 2 ** attempt);
}
