import type { ApiCallError } from '#contract/endpoints/client.ts';
import { isUnanswered } from './unanswered.ts';

/** Milliseconds after which what failed is asked for again, until it is answered. */
const RECOVERY = 5_000;

/** What a query knows of its last answer. */
interface Read {
  readonly state: { readonly error: ApiCallError | null };
}

/**
 * How a read is asked for again: at once a few times, and where it still fails now and then until
 * it is answered. What is refused is not asked for again. `interval`: milliseconds after which it is
 * read anew although it was answered; false: never.
 */
export function failedReads(interval: number | false = false) {
  return {
    retry: (failures: number, error: ApiCallError): boolean => failures < 3 && isUnanswered(error),
    refetchInterval: ({ state: { error } }: Read): number | false => {
      if (error && isUnanswered(error)) return RECOVERY;
      // Too many calls is no refusal of this one: it is asked again when it may be.
      if (error?.status === 429) return error.retryAfter ? error.retryAfter * 1_000 : interval;
      return error ? false : interval;
    },
  };
}
