import type { KeyPool } from '#contract/shapes/keys.ts';
import type { KeyState } from '#contract/vocabulary/key-words.ts';
import { paceDays, runOutDay } from '#domain/keys/run-out.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { and, asc, eq, gte, isNotNull, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { activations, gameKeys, keyOptions } from '../../store/tables/activations.ts';
import { rewards } from '../../store/tables/ledger.ts';

/** Operators are told of an option with fewer keys than this, where its activation does not say. */
export const LOW_STOCK = 10;

/** For whom, in which language and when the stock is read. */
export interface StockReading {
  readonly program_uuid: string;
  readonly locale: string;
  readonly now: Date;
}

// drizzle leaves the tables' names out of a query's own fields; here they make the difference. One
// count for each state is answered by the index of that state alone.
const countOf = (state: KeyState) =>
  sql<number>`(select count(*)::int from game_keys k where k.program_uuid = key_options.program_uuid and k.key_option_id = key_options.id and k.state = ${sql.raw(`'${state}'`)})`;

/** Promised to somebody who has not claimed yet: by an enrolment, or by a reward to be fulfilled. */
const reserved = sql<number>`(select count(*)::int from influencer_activations i where i.program_uuid = key_options.program_uuid and i.key_option_id = key_options.id and i.state in ('offered', 'accepted')) + (select count(*)::int from reward_redemptions d join rewards r on r.program_uuid = d.program_uuid and r.id = d.reward_id where d.program_uuid = key_options.program_uuid and d.state = 'claimed' and r.key_option_id = key_options.id)`;

/** How many keys of each kind a program has, in the campaign's order; retired kinds at the end. */
export async function keyStock(store: Store, reading: StockReading): Promise<KeyPool[]> {
  const { program_uuid, locale, now } = reading;
  const rows = await store.database
    .select({
      option: keyOptions,
      activation: { key: activations.key, title: activations.title },
      counts: {
        available: countOf('available'),
        reserved,
        claimed: countOf('claimed'),
        revoked: countOf('revoked'),
        void: countOf('void'),
        withdrawn: countOf('withdrawn'),
      },
    })
    .from(keyOptions)
    .innerJoin(
      activations,
      and(
        eq(activations.program_uuid, keyOptions.program_uuid),
        eq(activations.id, keyOptions.activation_id),
      ),
    )
    .where(eq(keyOptions.program_uuid, program_uuid))
    .orderBy(
      sql`${keyOptions.retired_at} is not null`,
      asc(activations.position),
      asc(keyOptions.position),
    );
  const use = await readUse(store, reading);
  const takers = await readRewards(store, program_uuid);
  return rows.map(({ option, activation, counts }) => {
    const given = use(option.id);
    const retired = option.retired_at !== null;
    const { available } = counts;
    return {
      id: option.id,
      activation_id: option.activation_id,
      activation_title: pickText(activation.title, locale),
      rewards: takers
        .filter(({ key_option_id }) => key_option_id === option.id)
        .map(({ id, title }) => ({ id, title: pickText(title, locale) })),
      label: pickText(option.label, locale),
      platform: option.platform,
      region: option.region,
      ...counts,
      low: !retired && available < (activation.key?.low_stock ?? LOW_STOCK),
      retired,
      use: given,
      runs_out_on: runOutDay(
        available,
        given.map((day) => day.given),
        now,
      ),
    };
  });
}

/** How many keys of an option were given on each of the days by which its pace is measured. */
async function readUse({ database }: Store, { program_uuid, now }: StockReading) {
  const days = paceDays(now);
  const day = sql<string>`to_char(${gameKeys.claimed_at} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await database
    .select({ option: gameKeys.key_option_id, day, given: sql<number>`count(*)::int` })
    .from(gameKeys)
    .innerJoin(
      keyOptions,
      and(
        eq(keyOptions.program_uuid, gameKeys.program_uuid),
        eq(keyOptions.id, gameKeys.key_option_id),
      ),
    )
    .where(
      and(
        eq(gameKeys.program_uuid, program_uuid),
        gte(gameKeys.claimed_at, new Date(`${days[0]}T00:00:00Z`)),
      ),
    )
    .groupBy(gameKeys.key_option_id, sql`2`);
  const found = new Map(rows.map((row) => [`${row.option} ${row.day}`, row.given]));
  return (option: number) =>
    days.map((each) => ({ day: each, given: found.get(`${option} ${each}`) ?? 0 }));
}

/** Rewards that are keys, in the campaign's order. */
const readRewards = ({ database }: Store, program_uuid: string) =>
  database
    .select({ id: rewards.id, title: rewards.title, key_option_id: rewards.key_option_id })
    .from(rewards)
    .where(and(eq(rewards.program_uuid, program_uuid), isNotNull(rewards.key_option_id)))
    .orderBy(asc(rewards.position), asc(rewards.id));
