import { and, eq, getTableColumns } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { rewardRedemptions, rewards } from '../../store/tables/ledger.ts';
import { roleGrants } from '../../store/tables/role-grants.ts';
import { isDeliveryKnown } from './deliveries.ts';

/** Begins a query of redemptions, each as `row` with its `reward`, whether it is known where it goes, and how far its role is. */
export const selectRedemptions = ({ database }: Store) =>
  database
    .select({
      row: getTableColumns(rewardRedemptions),
      reward: getTableColumns(rewards),
      delivery_known: isDeliveryKnown,
      role: getTableColumns(roleGrants),
    })
    .from(rewardRedemptions)
    .innerJoin(
      rewards,
      and(
        eq(rewards.program_uuid, rewardRedemptions.program_uuid),
        eq(rewards.id, rewardRedemptions.reward_id),
      ),
    )
    .leftJoin(roleGrants, eq(roleGrants.redemption_id, rewardRedemptions.id));
