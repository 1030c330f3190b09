import type { PublicProfile } from '#contract/shapes/profile.ts';
import type { BadgeKind } from '#contract/vocabulary/profile-words.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { and, count, eq, inArray, isNotNull, max } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { rewardRedemptions } from '../../store/tables/ledger.ts';
import { questProgress } from '../../store/tables/quests.ts';
import type { QuestBook } from '../quests/quest-book.ts';

/** Badges that a profile shows: more of them nobody looks at. */
const MOST_SHOWN = 24;

interface Badge {
  readonly kind: BadgeKind;
  readonly title: string;
  readonly times: number;
  readonly at: number;
}

/**
 * What a creator earned, newest first: quests that they completed (an entry to a draw is nothing
 * completed), and digital rewards that they have.
 */
export async function readBadges(
  store: Store,
  book: QuestBook,
  creator_id: string,
  locale: string,
): Promise<NonNullable<PublicProfile['badges']>> {
  const [completed, had] = await Promise.all([
    readCompleted(store, creator_id),
    readDigital(store, book, creator_id),
  ]);
  const quests = completed.flatMap(({ id, times, last }): Badge[] => {
    const quest = book.questById.get(id);
    if (!quest || quest.kind === 'draw') return [];
    return [{ kind: 'quest', title: pickText(quest.title, locale), times, at: momentOf(last) }];
  });
  const rewards = had.flatMap(({ id, times, last }): Badge[] => {
    const reward = book.rewards.get(id);
    return reward
      ? [{ kind: 'reward', title: pickText(reward.title, locale), times, at: momentOf(last) }]
      : [];
  });
  const badges = [...quests, ...rewards].sort((one, other) => other.at - one.at);
  return {
    total: badges.length,
    items: badges.slice(0, MOST_SHOWN).map(({ kind, title, times }) => ({ kind, title, times })),
  };
}

const momentOf = (at: Date | null) => at?.getTime() ?? 0;

function readCompleted({ database }: Store, creator_id: string) {
  return database
    .select({ id: questProgress.quest_id, times: count(), last: max(questProgress.completed_at) })
    .from(questProgress)
    .where(and(eq(questProgress.creator_id, creator_id), isNotNull(questProgress.completed_at)))
    .groupBy(questProgress.quest_id);
}

async function readDigital({ database }: Store, { rewards }: QuestBook, creator_id: string) {
  const digital = [...rewards.values()].flatMap(({ id, kind }) => (kind === 'digital' ? id : []));
  if (digital.length === 0) return [];
  return database
    .select({
      id: rewardRedemptions.reward_id,
      times: count(),
      last: max(rewardRedemptions.fulfilled_at),
    })
    .from(rewardRedemptions)
    .where(
      and(
        eq(rewardRedemptions.creator_id, creator_id),
        eq(rewardRedemptions.state, 'fulfilled'),
        inArray(rewardRedemptions.reward_id, digital),
      ),
    )
    .groupBy(rewardRedemptions.reward_id);
}
