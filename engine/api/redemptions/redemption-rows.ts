import { and, eq } from 'drizzle-orm';
import type { Store } from '../store/store.ts';
import { rewardRedemptions, rewards } from '../store/tables/ledger.ts';

/** Begins a query of redemptions, each as `row` with its `reward`. */
export const selectRedemptions = ({ database }: Store) =>
  database
    .select({ row: rewardRedemptions, reward: rewards })
    .from(rewardRedemptions)
    .innerJoin(
      rewards,
      and(
        eq(rewards.program_uuid, rewardRedemptions.program_uuid),
        eq(rewards.id, rewardRedemptions.reward_id),
      ),
    );
