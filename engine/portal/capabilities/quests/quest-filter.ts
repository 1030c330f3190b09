import type { Quest } from '#contract/shapes/quests.ts';
import { sharedShareOf, shareOf, standingOf } from './quest-progress.ts';

/** Which quests a board shows; the address names one behind its hash. */
export const QUEST_FILTERS = ['open', 'nearly-done', 'done', 'locked'] as const;
export type QuestFilter = (typeof QUEST_FILTERS)[number];

/** The part of a quest from which on it is nearly done. */
const NEARLY = 0.5;

type Filtered = Parameters<typeof standingOf>[0] & Pick<Quest, 'target' | 'shared'>;

/** Whether a quest is over for the person: nothing is to be done or taken any more. */
export function isDone(quest: Filtered): boolean {
  return ['claimed', 'completed', 'closed'].includes(standingOf(quest));
}

/** What can be done or claimed now is open; what comes later, or after something else, is locked. */
export function isOf(filter: QuestFilter, quest: Filtered): boolean {
  const standing = standingOf(quest);
  const open = standing === 'open' || standing === 'claimable';
  switch (filter) {
    case 'open':
      return open;
    case 'nearly-done':
      return open && Math.max(shareOf(quest), sharedShareOf(quest)) >= NEARLY;
    case 'done':
      return isDone(quest);
    case 'locked':
      return standing === 'locked' || standing === 'upcoming';
  }
}
