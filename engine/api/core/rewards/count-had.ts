import { and, count, eq, inArray, ne } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { rewardRedemptions } from '../../store/tables/ledger.ts';

/**
 * How many of each of these rewards a creator has, bought or given by a quest: that is what the
 * limit is about. What was refunded is as if it never was.
 */
export async function countHad(
  { database }: Store,
  { program_uuid, creator_id }: { readonly program_uuid: string; readonly creator_id: string },
  rewardIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (rewardIds.length === 0) return new Map();
  const rows = await database
    .select({ reward_id: rewardRedemptions.reward_id, had: count() })
    .from(rewardRedemptions)
    .where(
      and(
        eq(rewardRedemptions.program_uuid, program_uuid),
        eq(rewardRedemptions.creator_id, creator_id),
        inArray(rewardRedemptions.reward_id, [...rewardIds]),
        ne(rewardRedemptions.state, 'refunded'),
      ),
    )
    .groupBy(rewardRedemptions.reward_id);
  return new Map(rows.map(({ reward_id, had }) => [reward_id, had]));
}
