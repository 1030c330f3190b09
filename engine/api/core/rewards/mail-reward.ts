import { pickText } from '#domain/text/pick-text.ts';
import type { MailMessage } from '../../mail/message-kinds.ts';
import { and, eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';
import { rewards } from '../../store/tables/ledger.ts';
import { tellCreator } from '../notifications/tell-creators.ts';
import type { RedemptionRow } from './present-redemption.ts';

/** What a mail about a reward says beside its title, which is in the creator's language. */
export interface RewardFacts {
  readonly points?: number;
  readonly note?: string;
  /** Of one that was sent. */
  readonly tracking_reference?: string;
  /** Of a key that replaces another. */
  readonly key_id?: number;
}

/** Tells a creator of a redemption, in the transaction that changes it. */
export async function mailReward(
  store: Store,
  { id, program_uuid, creator_id, reward_id, state }: RedemptionRow,
  kind: 'reward_redeemed' | 'reward_fulfilled' | 'reward_refunded' | 'key_replaced',
  facts: RewardFacts = {},
): Promise<void> {
  const [found] = await store.database
    .select({ title: rewards.title, locale: creators.locale })
    .from(rewards)
    .innerJoin(creators, eq(creators.id, creator_id))
    .where(and(eq(rewards.program_uuid, program_uuid), eq(rewards.id, reward_id)));
  if (!found) return;
  const reward = pickText(found.title, found.locale);
  const { key_id } = facts;
  await tellCreator(store, program_uuid, {
    creator_id,
    message: messageOf(kind, reward, state, facts),
    source: key_id === undefined ? `redemption:${id}` : `key:${key_id}`,
  });
}

function messageOf(
  kind: Parameters<typeof mailReward>[2],
  reward: string,
  state: RedemptionRow['state'],
  { points, note, tracking_reference }: RewardFacts,
): MailMessage {
  const pointsFact = points === undefined ? {} : { points };
  const noteFact = note === undefined ? {} : { note };
  const trackingFact = tracking_reference === undefined ? {} : { tracking_reference };
  const stateFact = state === 'fulfilled' ? { state } : {};
  switch (kind) {
    case 'reward_redeemed':
      return { kind, params: { reward, ...pointsFact, ...stateFact } };
    case 'reward_fulfilled':
      return { kind, params: { reward, ...noteFact, ...trackingFact } };
    case 'key_replaced':
      return { kind, params: { title: reward, given_by: 'reward' } };
    case 'reward_refunded':
      return { kind, params: { reward, ...pointsFact, ...noteFact } };
  }
}
