import { and, eq, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { rewardRedemptions, rewards } from '../../store/tables/ledger.ts';
import { promiseRole } from '../roles/role-wishes.ts';

export interface GrantedReward {
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly reward_id: number;
  /** What it is given for, e.g. `quest:41:2026-W47`; for a creator the same one gives it once. */
  readonly source: string;
  readonly now: Date;
}

/**
 * Gives a reward without points, in the running transaction. It was promised, so neither stock nor
 * window nor limit refuses it: it counts among those redeemed, and operators fulfil it like others.
 * @returns the redemption, an earlier one of the same source included
 */
export async function grantReward(store: Store, granted: GrantedReward): Promise<number> {
  const { program_uuid, creator_id, reward_id, source, now } = granted;
  const { database } = store;
  const [given] = await database
    .insert(rewardRedemptions)
    .values({
      program_uuid,
      creator_id,
      reward_id,
      source,
      cost: 0,
      state: 'claimed',
      claimed_at: now,
    })
    .onConflictDoNothing({ target: [rewardRedemptions.creator_id, rewardRedemptions.source] })
    .returning({ id: rewardRedemptions.id });
  if (given) {
    await database
      .update(rewards)
      .set({ redeemed: sql`${rewards.redeemed} + 1` })
      .where(and(eq(rewards.program_uuid, program_uuid), eq(rewards.id, reward_id)));
    const redemption_id = given.id;
    await promiseRole(store, { redemption_id, program_uuid, creator_id, reward_id, now });
    return redemption_id;
  }
  const [earlier] = await database
    .select({ id: rewardRedemptions.id })
    .from(rewardRedemptions)
    .where(and(eq(rewardRedemptions.creator_id, creator_id), eq(rewardRedemptions.source, source)));
  if (!earlier) throw new Error(`The reward for ${source} was given and is not there.`);
  return earlier.id;
}
