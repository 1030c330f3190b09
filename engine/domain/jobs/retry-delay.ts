export interface RetryTimes {
  /** Milliseconds before the second attempt. */
  readonly first: number;
  /** Milliseconds that no wait exceeds. */
  readonly longest: number;
}

/**
 * Milliseconds to wait after so many attempts that failed: three times as long each time, less up to
 * the half of it, so that what failed together does not come back together.
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, { first, longest }: RetryTimes, random: number) {
  const delay = Math.min(first * 3 ** (Math.max(attempts, 1) - 1), longest);
  return Math.round(delay * (1 - random / 2));
}
