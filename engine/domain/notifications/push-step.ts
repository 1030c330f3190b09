/** What became of handing a message to a push service: its status, or no answer at all. */
export interface PushAttempt {
  readonly answer: number | 'none';
  /** Which attempt it was, from 1. */
  readonly attempts: number;
  /** `Retry-After` of the answer: seconds or a date. */
  readonly retry_after?: string | undefined;
}

/** What follows; `gone`: the browser gets none any more. `after`: milliseconds. */
export type PushStep =
  | { readonly step: 'sent' | 'gone' | 'failed' }
  | { readonly step: 'retry'; readonly after: number };

/** Attempts before a message is given up: over about an hour. */
const ATTEMPTS = 8;
const FIRST_DELAY = 30_000;
const LONGEST_DELAY = 60 * 60_000;
/** Longer than this nobody is made to wait by a push service. */
const LONGEST_ASKED = 6 * 60 * 60_000;

/** What follows an attempt; `chance` from 0 to 1 spreads those that failed together. */
export function pushStep(
  { answer, attempts, retry_after }: PushAttempt,
  now: Date,
  chance: number,
): PushStep {
  if (answer !== 'none') {
    if (answer >= 200 && answer < 300) return { step: 'sent' };
    if (answer === 404 || answer === 410) return { step: 'gone' };
    if (answer < 500 && answer !== 429 && answer !== 408) return { step: 'failed' };
  }
  if (attempts >= ATTEMPTS) return { step: 'failed' };
  const delay = Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY) * (0.5 + chance / 2);
  const asked = Math.min(askedDelay(retry_after, now), LONGEST_ASKED);
  // Those that were asked to come back at one moment are spread as well.
  return { step: 'retry', after: Math.round(asked > delay ? asked + (delay * chance) / 2 : delay) };
}

function askedDelay(retry_after: string | undefined, now: Date): number {
  if (retry_after === undefined) return 0;
  const milliseconds = /^\d+$/.test(retry_after)
    ? Number(retry_after) * 1000
    : Date.parse(retry_after) - now.getTime();
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}
