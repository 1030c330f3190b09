import type { Redemption } from '#contract/shapes/redemption.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { rewardRedemptions, rewards } from '../store/tables/ledger.ts';

export type RedemptionRow = typeof rewardRedemptions.$inferSelect;
export type RewardRow = typeof rewards.$inferSelect;

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** A redemption in a language, without its key: what operators see. */
export function presentRedemption(
  row: RedemptionRow,
  reward: Pick<RewardRow, 'title' | 'kind'>,
  locale: string,
): Omit<Redemption, 'key'> {
  const { id, reward_id, cost, state, note } = row;
  return {
    id,
    reward_id,
    title: pickText(reward.title, locale),
    kind: reward.kind,
    cost,
    state,
    note,
    claimed_at: row.claimed_at.toISOString(),
    fulfilled_at: moment(row.fulfilled_at),
    refunded_at: moment(row.refunded_at),
  };
}
