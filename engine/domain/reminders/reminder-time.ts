import type { ReminderMoment } from '#contract/vocabulary/reminder-words.ts';

const DAY = 86_400_000;

interface Asked {
  readonly moment: ReminderMoment;
  /** When it opens or closes. */
  readonly at: Date;
  /** When the person asked for the reminder. */
  readonly set_at: Date;
}

/**
 * When a reminder is due: at an opening; a day before a deadline, or half-way to it where that is
 * nearer, so that nobody is reminded of what they have just read.
 */
export function reminderDue({ moment, at, set_at }: Asked): Date {
  if (moment === 'opens') return at;
  const left = Math.max(0, at.getTime() - set_at.getTime());
  return new Date(at.getTime() - Math.min(DAY, left / 2));
}

/** So long before a deadline its mail is no longer held back for quiet hours. */
const LATEST_BEFORE = 3_600_000;

/**
 * The moment from which on a mail waits for no quiet hours: an hour before a deadline, as one that
 * arrives after it is of no use. An opening can wait until the morning.
 */
export const waitsUntil = ({ moment, at }: Pick<Asked, 'moment' | 'at'>): Date | undefined =>
  moment === 'opens' ? undefined : new Date(at.getTime() - LATEST_BEFORE);
