import type { MailTiming } from '#contract/shapes/mail-timing.ts';
import type { MailRhythm } from '#contract/vocabulary/notification-words.ts';
import { quietUntil } from './quiet-hours.ts';
import { clockOf, DAY, momentOf } from './zone-clock.ts';

/** What a mail may wait for: nothing, the end of quiet hours alone, or also the digest. */
export type Patience = 'none' | 'quiet_hours' | 'digest';

/** What becomes of a mail now; `gather`: it belongs into the digest that is due. */
export type MailStep =
  | { readonly step: 'send' }
  | { readonly step: 'wait'; readonly until: Date }
  | { readonly step: 'gather' };

interface WaitingMail {
  readonly patience: Patience;
  readonly created_at: Date;
}

/** Whether a mail goes out now, by what its person chose; what they never chose holds nothing back. */
export function mailStep(
  { patience, created_at }: WaitingMail,
  { quiet_hours, rhythm = 'at_once', time_zone }: Partial<MailTiming>,
  now: Date,
): MailStep {
  if (patience === 'none') return { step: 'send' };
  const zone = time_zone ?? 'UTC';
  const inDigest = patience === 'digest' && rhythm !== 'at_once';
  const due = inDigest ? digestAfter(created_at, rhythm, zone) : created_at;
  if (now < due) return { step: 'wait', until: due };
  const quiet = quiet_hours && quietUntil(now, quiet_hours, zone);
  if (quiet) return { step: 'wait', until: quiet };
  return { step: inDigest ? 'gather' : 'send' };
}

/** In the morning, when the day is still to be planned. */
const DIGEST_HOUR = 8;
const MONDAY = 1;

/** The first digest that comes after a moment: at eight, each day or on Mondays, by a zone's clocks. */
export function digestAfter(
  after: Date,
  rhythm: Exclude<MailRhythm, 'at_once'>,
  timeZone: string,
): Date {
  const clock = clockOf(timeZone);
  let day = Math.floor(clock(after.getTime()) / DAY) * DAY;
  for (;;) {
    const moment = momentOf(day + (DIGEST_HOUR / 24) * DAY, clock);
    const isItsDay = rhythm === 'daily' || new Date(day).getUTCDay() === MONDAY;
    if (isItsDay && moment > after.getTime()) return new Date(moment);
    day += DAY;
  }
}
