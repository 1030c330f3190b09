/** What became of handing a message to a webhook: its status, or no answer at all. */
export interface WebhookAttempt {
  readonly answer: number | 'none';
  /** Which attempt it was, from 1. */
  readonly attempts: number;
  /** `Retry-After` of the answer: seconds or a date. */
  readonly retry_after?: string | undefined;
}

/** What follows; `gone`: the webhook gets none any more. `after`: milliseconds. */
export type WebhookStep =
  | { readonly step: 'delivered' | 'gone' | 'failed' }
  | { readonly step: 'retry'; readonly after: number };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How long after each attempt the next one follows, as Standard Webhooks proposes it. */
const DELAYS = [
  ...[5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR],
  ...[10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
];
/** Longer than this nobody is made to wait by a receiver. */
const LONGEST_ASKED = 24 * HOUR;
/** A webhook that took nothing for so long is turned off. */
const PATIENCE = 5 * 24 * HOUR;
/** One that fails at once after days without messages is given some minutes. */
const LEAST_ATTEMPTS = 3;

/** What follows an attempt; `chance` from 0 to 1 spreads those that failed together. */
export function webhookStep(
  { answer, attempts, retry_after }: WebhookAttempt,
  now: Date,
  chance: number,
): WebhookStep {
  if (answer !== 'none' && answer >= 200 && answer < 300) return { step: 'delivered' };
  if (answer === 410) return { step: 'gone' };
  const delay = DELAYS[attempts - 1];
  if (delay === undefined) return { step: 'failed' };
  const asked = Math.min(askedDelay(retry_after, now), LONGEST_ASKED);
  return { step: 'retry', after: Math.round(Math.max(delay, asked) * (1 + chance / 5)) };
}

/** Whether a webhook failed for so long that it is turned off; `since`: when the failing began. */
export function failedTooLong(since: Date | null, attempts: number, now: Date): boolean {
  return (
    since !== null && attempts >= LEAST_ATTEMPTS && now.getTime() - since.getTime() >= PATIENCE
  );
}

function askedDelay(retry_after: string | undefined, now: Date): number {
  if (retry_after === undefined) return 0;
  const milliseconds = /^\d+$/.test(retry_after)
    ? Number(retry_after) * SECOND
    : Date.parse(retry_after) - now.getTime();
  return Number.isNaN(milliseconds) ? 0 : Math.max(0, milliseconds);
}
