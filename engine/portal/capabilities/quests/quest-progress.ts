import type { Quest } from '#contract/shapes/quests.ts';
import type { QuestRepeat } from '#contract/vocabulary/campaign-words.ts';

const DAY = 86_400_000;

type Standing = Pick<Quest, 'window' | 'progress' | 'claimable' | 'prerequisites'>;

/** Where a person stands with a quest. */
export type QuestStanding =
  | 'claimable'
  | 'claimed'
  | 'completed'
  | 'locked'
  | 'upcoming'
  | 'closed'
  | 'open';

export function standingOf(quest: Standing): QuestStanding {
  const { window, progress, claimable } = quest;
  if (claimable > 0) return 'claimable';
  if (progress?.state === 'claimed') return 'claimed';
  if (progress?.state === 'completed') return 'completed';
  return window === 'open' && barringOf(quest).length > 0 ? 'locked' : window;
}

/** What has to be completed before anything counts for a quest. */
export const barringOf = ({ prerequisites }: Pick<Quest, 'prerequisites'>) =>
  prerequisites.filter(({ completed }) => !completed);

/** How much of a quest the person has done, from 0 to 1. */
export function shareOf({ target, progress }: Pick<Quest, 'target' | 'progress'>): number {
  if (!progress) return 0;
  if (progress.state !== 'in_progress') return 1;
  return target > 0 ? Math.min(1, progress.value / target) : 0;
}

/** How far all together are with a shared goal, from 0 to 1. */
export function sharedShareOf({ target, shared }: Pick<Quest, 'target' | 'shared'>): number {
  if (!shared) return 0;
  if (shared.reached_at !== null) return 1;
  return target > 0 ? Math.min(1, shared.value / target) : 0;
}

/** When the period that `now` lies in ends (milliseconds); days and weeks are those of UTC. */
export function periodEnd(repeat: QuestRepeat, now: number): number | undefined {
  const tomorrow = Math.floor(now / DAY) * DAY + DAY;
  if (repeat === 'daily') return tomorrow;
  if (repeat !== 'weekly') return undefined;
  // Day 0 of the epoch was a Thursday; weeks begin on Mondays.
  const weekday = (Math.floor(now / DAY) + 3) % 7;
  return tomorrow + (6 - weekday) * DAY;
}

/** How many completed periods wait to be claimed. */
export function claimableOf(quests: readonly Pick<Quest, 'claimable'>[]): number {
  return quests.reduce((sum, { claimable }) => sum + claimable, 0);
}

type Timed = Pick<Quest, 'opens_at' | 'closes_at' | 'repeat' | 'draw'>;

/** The next moment at which one of these quests is another by itself (milliseconds). */
export function nextChange(quests: readonly Timed[], now: number): number | undefined {
  let next: number | undefined;
  const consider = (at: number) => {
    if (at > now && (next === undefined || at < next)) next = at;
  };
  for (const { opens_at, closes_at, repeat, draw } of quests) {
    if (opens_at) consider(Date.parse(opens_at));
    if (closes_at) consider(Date.parse(closes_at));
    if (draw?.draw_at && !draw.drawn_at) consider(Date.parse(draw.draw_at));
    const end = periodEnd(repeat, now);
    if (end !== undefined) consider(end);
  }
  return next;
}
