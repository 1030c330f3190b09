import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listRewards as endpoint } from '#contract/rewards/endpoints.ts';
import { windowState } from '#domain/quests/windows.ts';
import { remainingOf } from '#domain/rewards/reward-stock.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, count, eq, inArray, isNull, ne } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { rewardRedemptions, rewards } from '../store/tables/ledger.ts';

type Rewards = ResponseOf<typeof endpoint>;
const moment = (at: Date | null) => at?.toISOString() ?? null;

/** The rewards of a program, or of one of its activations, and how many of each the caller has. */
export async function listRewards(
  { store, now }: ApiServices,
  { program, creator_id }: CreatorCaller,
  {
    activation_id,
    locale,
  }: { readonly activation_id?: number | undefined; readonly locale: string },
): Promise<Rewards> {
  const at = now();
  const rows = await store.database
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.program_uuid, program.uuid),
        isNull(rewards.retired_at),
        activation_id === undefined ? undefined : eq(rewards.activation_id, activation_id),
      ),
    )
    .orderBy(asc(rewards.position), asc(rewards.id));
  const ids = rows.map(({ id }) => id);
  const had = await countHad(store, { program_uuid: program.uuid, creator_id }, ids);
  return {
    rewards: rows.map((row) => ({
      id: row.id,
      activation_id: row.activation_id,
      title: pickText(row.title, locale),
      description: row.description && pickText(row.description, locale),
      kind: row.kind,
      sizes: [...(row.sizes ?? [])],
      cost: row.cost,
      stock: row.stock,
      remaining: remainingOf(row),
      limit_per_creator: row.limit_per_creator,
      redeemed: had.get(row.id) ?? 0,
      opens_at: moment(row.opens_at),
      closes_at: moment(row.closes_at),
      window: windowState(row, at),
    })),
  };
}

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
