import type { UncountedReason } from '#contract/vocabulary/connector-words.ts';
import { RESTART } from './count-streams.ts';
import type { Slots } from './due-counts.ts';
import { dayOf } from './observations.ts';

/** Part of what was observed that does not count, in the measure's own unit. */
interface Part {
  readonly reason: UncountedReason;
  readonly amount: number;
}

/** What is known of an activity where it is asked whether all of it counted. */
interface CountedFacts {
  readonly content_type: string | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  /** By the rules, whatever appeals gave. */
  readonly uncounted: readonly Part[];
  readonly slots: Slots;
}

const APPEAL = 'appeal:';

/** The slot of what an accepted appeal gave: it names no moment, so that no rule ever wants it. */
export const appealSlot = (appeal_id: number, reason: UncountedReason): string =>
  `${APPEAL}${appeal_id}:${reason}`;

/** Whether an appeal gave something of an activity. */
export const isAppealed = (slots: Slots): boolean =>
  Object.keys(slots).some((slot) => slot.startsWith(APPEAL));

/** What of an activity did not count and was not given by an appeal either. */
export function leftUncounted({ uncounted, slots }: Pick<CountedFacts, 'uncounted' | 'slots'>) {
  const given = new Map<string, number>();
  for (const [slot, amount] of Object.entries(slots)) {
    if (!slot.startsWith(APPEAL)) continue;
    const reason = slot.slice(slot.lastIndexOf(':') + 1);
    given.set(reason, (given.get(reason) ?? 0) + amount);
  }
  return uncounted.flatMap(({ reason, amount }): Part[] => {
    const left = round(amount - (given.get(reason) ?? 0));
    return left > 0 ? [{ reason, amount: left }] : [];
  });
}

/**
 * Whether an appeal against an activity is heard: a part of it did not count, and what it came to is
 * known. A stream may go on for the time of a restart; what is counted by days, until its day (UTC) is over.
 */
export function isAppealable(activity: CountedFacts, now: Date): boolean {
  const { content_type, started_at, ended_at } = activity;
  if (leftUncounted(activity).length === 0) return false;
  if (content_type === 'stream') return ended_at !== null && +now - +ended_at > RESTART;
  return content_type !== null || dayOf(started_at) < dayOf(now);
}

/**
 * What an accepted appeal gives, by reason: all that is left, and never more than there was of the
 * activity altogether.
 */
export function givenByAppeal(activity: CountedFacts & { readonly observed: number }): Part[] {
  const counted = Object.values(activity.slots).reduce((sum, value) => sum + value, 0);
  let room = round(activity.observed - counted);
  return leftUncounted(activity).flatMap(({ reason, amount }): Part[] => {
    const given = Math.min(amount, room);
    room = round(room - given);
    return given > 0 ? [{ reason, amount: given }] : [];
  });
}

const round = (value: number) => Math.round(value * 100) / 100;
