import { writeAudit } from '../../audit/write-audit.ts';
import { and, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { rewardRedemptions } from '../../store/tables/ledger.ts';
import { notifyDecision } from '../events/notify-decision.ts';
import { mailReward } from './mail-reward.ts';

/**
 * Marks a reward as delivered that was granted by itself, and tells its creator: the first time alone.
 * In the running transaction, which holds the creator's lock.
 * @returns whether it was the first time
 */
export async function fulfilGranted(
  store: Store,
  redemption_id: number,
  now: Date,
): Promise<boolean> {
  const [row] = await store.database
    .update(rewardRedemptions)
    .set({ state: 'fulfilled', fulfilled_at: now })
    .where(and(eq(rewardRedemptions.id, redemption_id), eq(rewardRedemptions.state, 'claimed')))
    .returning();
  if (!row) return false;
  const { id, creator_id, program_uuid } = row;
  await mailReward(store, row, 'reward_fulfilled');
  await notifyDecision(store, { subject: 'redemption', id, creator_id, state: 'fulfilled' });
  await writeAudit(store, {
    ...{ program_uuid, actor_kind: 'system', actor_id: 'marquee', action: 'redemption.fulfil' },
    ...{ subject_kind: 'redemption', subject_id: id },
    details: { from_state: 'claimed', to_state: 'fulfilled' },
  });
  return true;
}
