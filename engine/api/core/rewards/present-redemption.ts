import type { Redemption } from '#contract/shapes/redemption.ts';
import { cancellableUntil } from '#domain/rewards/cancel-window.ts';
import { deliveryFields } from '#domain/rewards/delivery-fields.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { rewardRedemptions, rewards } from '../../store/tables/ledger.ts';

import type { RoleRow } from '../roles/role-rows.ts';

export type RedemptionRow = typeof rewardRedemptions.$inferSelect;
export type RewardRow = typeof rewards.$inferSelect;

const moment = (at: Date | null) => at?.toISOString() ?? null;

/** What a redemption is of, and whether it is known where it goes. */
export interface PresentedReward {
  readonly reward: Pick<RewardRow, 'title' | 'kind' | 'discord_role'>;
  readonly delivery_known: boolean;
  /** Null or undefined where it is none. */
  readonly role: RoleRow | null | undefined;
}

/** A redemption in a language, without its key: what operators see. */
export function presentRedemption(
  row: RedemptionRow,
  { reward, delivery_known, role }: PresentedReward,
  locale: string,
): Omit<Redemption, 'key'> {
  const { id, reward_id, cost, state, note, tracking_reference } = row;
  return {
    id,
    reward_id,
    title: pickText(reward.title, locale),
    kind: reward.kind,
    cost,
    state,
    note,
    tracking_reference,
    delivery: deliveryOf(row, reward, delivery_known),
    role: role
      ? { state: role.state, fault: role.fault, invite: reward.discord_role?.invite ?? null }
      : null,
    claimed_at: row.claimed_at.toISOString(),
    cancellable_until: moment(cancellableUntil({ ...row, kind: reward.kind })),
    fulfilled_at: moment(row.fulfilled_at),
    refunded_at: moment(row.refunded_at),
  };
}

function deliveryOf(
  { state }: RedemptionRow,
  { kind }: Pick<RewardRow, 'kind'>,
  known: boolean,
): Redemption['delivery'] {
  if (known) return 'given';
  return state === 'claimed' && deliveryFields({ kind }).length > 0 ? 'missing' : 'none';
}
