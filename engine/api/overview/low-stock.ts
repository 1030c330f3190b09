import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOverview } from '#contract/overview/endpoints.ts';
import { PACE_DAYS, paceDays, runOutDay } from '#domain/keys/run-out.ts';
import { remainingOf, runsLow } from '#domain/rewards/reward-stock.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { LOW_STOCK } from '../core/keys/key-stock.ts';
import { and, asc, eq, isNotNull, isNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations, gameKeys, keyOptions } from '../store/tables/activations.ts';
import { rewards } from '../store/tables/ledger.ts';

type Overview = ResponseOf<typeof readOverview>;

/**
 * Keys of which fewer are left than their activation says, or than went of late; counted no further
 * than that.
 */
export async function readLowKeys(
  { database }: Store,
  program_uuid: string,
  locale: string,
  now: Date,
): Promise<Overview['low_keys']> {
  const since = `${paceDays(now)[0]}T00:00:00Z`;
  const enough = sql<number>`coalesce((${activations.key} ->> 'low_stock')::int, ${LOW_STOCK}::int)`;
  const given = sql<number>`(
    select count(*)::int from ${gameKeys}
    where ${gameKeys.program_uuid} = ${keyOptions.program_uuid}
      and ${gameKeys.key_option_id} = ${keyOptions.id}
      and ${gameKeys.claimed_at} >= ${since}::timestamptz
  )`;
  const available = sql<number>`(
    select count(*)::int from (
      select 1 from ${gameKeys}
      where ${gameKeys.program_uuid} = ${keyOptions.program_uuid}
        and ${gameKeys.key_option_id} = ${keyOptions.id} and ${gameKeys.state} = 'available'
      limit greatest(${enough}, ${given} + 1)
    ) left_over
  )`;
  const options = await database
    .select({ option: keyOptions, enough, given, available })
    .from(keyOptions)
    .innerJoin(
      activations,
      and(
        eq(activations.program_uuid, keyOptions.program_uuid),
        eq(activations.id, keyOptions.activation_id),
      ),
    )
    .where(
      and(
        eq(keyOptions.program_uuid, program_uuid),
        isNull(keyOptions.retired_at),
        isNull(activations.retired_at),
      ),
    )
    .orderBy(asc(activations.position), asc(keyOptions.position), asc(keyOptions.id));
  return options
    .filter((row) => row.available < row.enough || row.available <= row.given)
    .map(({ option: { id, activation_id, label, platform, region }, available, given }) => ({
      key_option_id: id,
      label: pickText(label, locale),
      runs_out_on: runOutDay(available, paceOf(given), now),
      ...{ activation_id, platform, region, available },
    }));
}

/** Of a pace only the mean counts: as if all went on one of its days. */
const paceOf = (given: number) => [given, ...new Array<number>(PACE_DAYS - 1).fill(0)];

/** Rewards that are given and of which little is left. */
export async function readLowRewards(
  { database }: Store,
  program_uuid: string,
  locale: string,
): Promise<Overview['low_rewards']> {
  const limited = await database
    .select()
    .from(rewards)
    .where(
      and(
        eq(rewards.program_uuid, program_uuid),
        isNull(rewards.retired_at),
        isNotNull(rewards.stock),
      ),
    )
    .orderBy(asc(rewards.position), asc(rewards.id));
  return limited.flatMap(({ id, title, stock, redeemed }) => {
    const left = remainingOf({ stock, redeemed });
    if (stock === null || left === null || !runsLow({ stock, redeemed })) return [];
    return [{ reward_id: id, title: pickText(title, locale), left, stock }];
  });
}
