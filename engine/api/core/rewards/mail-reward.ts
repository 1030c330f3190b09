import { pickText } from '#domain/text/pick-text.ts';
import { mailCreator } from '../../mail/outbox.ts';
import { and, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';
import { rewards } from '../../store/tables/ledger.ts';
import type { RedemptionRow } from './present-redemption.ts';

/** What a mail about a reward says beside its title, which is in the creator's language. */
export interface RewardFacts {
  readonly points?: number;
  readonly note?: string;
  /** Of one that was sent. */
  readonly tracking_reference?: string;
}

/** Tells a creator of a redemption, in the transaction that changes it. */
export async function mailReward(
  store: Store,
  { program_uuid, creator_id, reward_id, state }: RedemptionRow,
  kind: 'reward_redeemed' | 'reward_fulfilled' | 'reward_refunded' | 'key_replaced',
  { points, note, tracking_reference }: RewardFacts = {},
): Promise<void> {
  const [found] = await store.database
    .select({ title: rewards.title, locale: creators.locale })
    .from(rewards)
    .innerJoin(creators, eq(creators.id, creator_id))
    .where(and(eq(rewards.program_uuid, program_uuid), eq(rewards.id, reward_id)));
  if (!found) return;
  const reward = pickText(found.title, found.locale);
  const pointsFact = points === undefined ? {} : { points };
  const noteFact = note === undefined ? {} : { note };
  const trackingFact = tracking_reference === undefined ? {} : { tracking_reference };
  const stateFact = state === 'fulfilled' ? { state } : {};
  const who = { program_uuid, creator_id };
  switch (kind) {
    case 'reward_redeemed':
      await mailCreator(store, who, { kind, params: { reward, ...pointsFact, ...stateFact } });
      return;
    case 'reward_fulfilled':
      await mailCreator(store, who, { kind, params: { reward, ...noteFact, ...trackingFact } });
      return;
    case 'key_replaced':
      await mailCreator(store, who, { kind, params: { title: reward, given_by: 'reward' } });
      return;
    case 'reward_refunded':
      await mailCreator(store, who, { kind, params: { reward, ...pointsFact, ...noteFact } });
  }
}
