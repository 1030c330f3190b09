import type { CampaignThing } from '#contract/campaigns/live-endpoints.ts';
import type { CampaignKind } from '#contract/vocabulary/plan-words.ts';
import { remainingOf } from '#domain/rewards/reward-stock.ts';
import { and, eq, inArray, type SQL, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations } from '../store/tables/activations.ts';
import { rewards } from '../store/tables/ledger.ts';
import type { Thing } from './live-things.ts';

type Figures = NonNullable<CampaignThing['figures']>;
interface Counted {
  readonly id: number;
  readonly participants: number;
  readonly completed: number;
  readonly points: number;
}
type Stocks = ReadonlyMap<number, Pick<Figures, 'left' | 'stock'>>;
type Reader = (
  store: Store,
  program_uuid: string,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Partial<Figures>>>;

const NOTHING: Figures = {
  participants: 0,
  completed: null,
  points: null,
  left: null,
  stock: null,
};

/** How the things of a page are taken, by their ids. */
export async function readFigures(
  store: Store,
  program_uuid: string,
  kind: CampaignKind,
  things: readonly Pick<Thing, 'id' | 'standing'>[],
): Promise<ReadonlyMap<number, Figures>> {
  const ids = things.flatMap(({ id, standing }) => (standing === 'waiting' ? [] : [id]));
  if (ids.length === 0) return new Map();
  const found = await READERS[kind](store, program_uuid, ids);
  return new Map(ids.map((id) => [id, { ...NOTHING, ...found.get(id) }]));
}

const READERS: Readonly<Record<CampaignKind, Reader>> = {
  season: async (store, program_uuid, ids) => {
    const counts = await count(
      store,
      sql`
      select activation_id as id, count(*) filter (where earned <> 0)::int as participants,
        sum(earned)::float8 as points
      from point_balances
      where program_uuid = ${program_uuid} and activation_id = any(${list(ids)})
      group by activation_id`,
    );
    return each(ids, (id) => {
      const { participants = 0, points = 0 } = counts.get(id) ?? {};
      return { participants, points };
    });
  },
  quest: async (store, program_uuid, ids) => {
    const counts = await count(
      store,
      sql`
      select quest_id as id, count(distinct creator_id)::int as participants,
        count(distinct creator_id) filter (where state <> 'in_progress' or exists (
          select 1 from quest_totals total where total.program_uuid = quest_progress.program_uuid
            and total.quest_id = quest_progress.quest_id and total.reached_at is not null
        ))::int as completed
      from quest_progress
      where program_uuid = ${program_uuid} and quest_id = any(${list(ids)})
      group by quest_id`,
    );
    const points = await count(
      store,
      sql`
      select (reason ->> 'quest_id')::int as id, sum(amount)::float8 as points
      from point_transactions
      where program_uuid = ${program_uuid} and reason ->> 'quest_id' = any(${list(ids)}::text[])
      group by 1`,
    );
    return each(ids, (id) => {
      const { participants = 0, completed = 0 } = counts.get(id) ?? {};
      return { participants, completed, points: points.get(id)?.points ?? 0 };
    });
  },
  reward: async (store, program_uuid, ids) => {
    const counts = await count(
      store,
      sql`
      select reward_id as id, count(distinct creator_id)::int as participants,
        count(distinct creator_id) filter (where state = 'fulfilled')::int as completed,
        coalesce(sum(cost) filter (where state <> 'refunded'), 0)::float8 as points
      from reward_redemptions
      where program_uuid = ${program_uuid} and reward_id = any(${list(ids)})
      group by reward_id`,
    );
    const stocks = await readRewardStocks(store, program_uuid, ids);
    return each(ids, (id) => {
      const { participants = 0, completed = 0, points = 0 } = counts.get(id) ?? {};
      return { participants, completed, points, ...stocks.get(id) };
    });
  },
  activation: async (store, program_uuid, ids) => {
    const counts = await count(
      store,
      sql`
      select activation_id as id,
        count(*) filter (where state in ('accepted', 'claimed', 'completed'))::int as participants,
        count(*) filter (where state in ('claimed', 'completed'))::int as completed
      from influencer_activations
      where program_uuid = ${program_uuid} and activation_id = any(${list(ids)})
      group by activation_id`,
    );
    const places = await readPlaces(store, program_uuid, ids);
    return each(ids, (id) => {
      const { participants = 0, completed = 0 } = counts.get(id) ?? {};
      return { participants, completed, ...places.get(id) };
    });
  },
  bingo_board: async (store, program_uuid, ids) => {
    const cards = await count(
      store,
      sql`
      select board_id as id, count(*)::int as participants from bingo_cards
      where program_uuid = ${program_uuid} and board_id = any(${list(ids)})
      group by board_id`,
    );
    const wins = await count(
      store,
      sql`
      select board_id as id, count(distinct creator_id)::int as completed,
        sum(points)::float8 as points
      from bingo_claims
      where program_uuid = ${program_uuid} and board_id = any(${list(ids)})
      group by board_id`,
    );
    return each(ids, (id) => {
      const { completed = 0, points = 0 } = wins.get(id) ?? {};
      return { participants: cards.get(id)?.participants ?? 0, completed, points };
    });
  },
};

/** Ids as an array that a statement takes. */
const list = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`;

const each = (ids: readonly number[], figures: (id: number) => Partial<Figures>) =>
  new Map(ids.map((id) => [id, figures(id)]));

async function count(
  { database }: Store,
  statement: SQL,
): Promise<ReadonlyMap<number, Partial<Counted>>> {
  const { rows } = await database.execute<Partial<Counted> & { id: number }>(statement);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readRewardStocks(
  { database }: Store,
  program_uuid: string,
  ids: readonly number[],
): Promise<Stocks> {
  const keys = sql<number>`(
    select count(*)::int from game_keys k where k.program_uuid = rewards.program_uuid
      and k.key_option_id = rewards.key_option_id and k.state = 'available'
  )`;
  const rows = await database
    .select({
      id: rewards.id,
      stock: rewards.stock,
      redeemed: rewards.redeemed,
      keys: sql<number | null>`case when ${rewards.key_option_id} is not null then ${keys} end`,
    })
    .from(rewards)
    .where(and(eq(rewards.program_uuid, program_uuid), inArray(rewards.id, [...ids])));
  return new Map(
    rows.map(({ id, keys: pool, ...reward }) => [
      id,
      { left: remainingOf(reward) ?? pool, stock: reward.stock },
    ]),
  );
}

async function readPlaces(
  { database }: Store,
  program_uuid: string,
  ids: readonly number[],
): Promise<Stocks> {
  const keys = sql<number>`(
    select count(*)::int from key_options o join game_keys k
      on k.program_uuid = o.program_uuid and k.key_option_id = o.id and k.state = 'available'
    where o.program_uuid = activations.program_uuid and o.activation_id = activations.id
      and o.retired_at is null
  )`;
  const rows = await database
    .select({
      id: activations.id,
      stock: activations.enrolment_limit,
      redeemed: activations.enrolments,
      keys: sql<number | null>`case when ${activations.kind} = 'key' then ${keys} end`,
    })
    .from(activations)
    .where(and(eq(activations.program_uuid, program_uuid), inArray(activations.id, [...ids])));
  return new Map(
    rows.map(({ id, keys: pool, ...places }) => [
      id,
      pool === null
        ? { left: remainingOf(places), stock: places.stock }
        : { left: pool, stock: null },
    ]),
  );
}
