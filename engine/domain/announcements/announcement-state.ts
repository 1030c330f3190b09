import type { AnnouncementState } from '#contract/vocabulary/announcement-words.ts';

/** From when to when an announcement is shown; the moment it ends is outside. */
export interface AnnouncementTimes {
  readonly from: Date;
  readonly until: Date | null;
  /** When somebody ended it. */
  readonly ended_at: Date | null;
}

/** Where an announcement stands at a moment. */
export function announcementState(
  { from, until, ended_at }: AnnouncementTimes,
  at: Date,
): AnnouncementState {
  if (ended_at || (until && until <= at)) return 'ended';
  return from <= at ? 'shown' : 'scheduled';
}
