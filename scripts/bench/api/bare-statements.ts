import { BOARD_COUNTS } from '#api/core/ledger/score-buckets.ts';
import { PgDialect, sql } from '#api/store/drizzle.ts';
import type { CampaignParts } from './campaign-parts.ts';

/**
 * What the bare route runs: the one statement over an index that a call cannot do without. Values
 * come as parameters, where there are several as a list.
 */
export const QUESTS = `
  select quest_id, period, value, state, completed_at, claimed_at
  from quest_progress where creator_id = $1`;

export const BALANCES = `
  select activation_id, balance, earned from point_balances where creator_id = $1`;

/** The person is not needed for it; the parameter keeps the route the same. */
export const topStatement = ({ uuid, season }: CampaignParts): string => `
  select creator_id, earned, display_name, picture_url, creator_id = $1 as me
  from point_balances join creators on creators.id = creator_id
  where point_balances.program_uuid = '${uuid}' and activation_id = ${season}
  order by earned desc, creator_id limit 100`;

/** The same sums of counted ranges that the API reads a rank from. */
export function rankStatement({ uuid, season }: CampaignParts): string {
  const { sql: text } = new PgDialect().sqlToQuery(sql`
    select earned, counted.above + pending.above + 1 as rank, counted.total + pending.total as total
    from (
      select program_uuid, activation_id, earned, earned as score from point_balances
      where program_uuid = ${sql.raw(`'${uuid}'`)} and creator_id = ${sql.raw('$1')}
        and activation_id = ${sql.raw(String(season))} offset 0
    ) as own ${BOARD_COUNTS}`);
  return text;
}

export const CLAIM = `
  update quest_progress set state = 'claimed', claimed_at = now(), updated_at = now()
  where creator_id = $1 and quest_id = $2 and period = $3 and state = 'completed'
  returning quest_id, period, value`;

export const KEY = `
  update game_keys set state = 'claimed', claimed_at = now(), influencer_activation_id = $1
  where id = (
    select id from game_keys
    where program_uuid = $2 and key_option_id = $3 and state = 'available'
    order by import_id, id limit 1 for update skip locked
  )
  returning id`;

export const INGEST = `
  insert into metric_events (program_uuid, source_id, creator, creator_id, metric, value, platform,
    occurred_at, counted, outcomes, reported_by)
  select $1, source_id, creator, creator::uuid, metric, value, platform, occurred_at, true, '[]',
    'bare'
  from jsonb_to_recordset($2::jsonb) as event(source_id text, creator text, metric text,
    value float8, platform text, occurred_at timestamptz)
  on conflict do nothing
  returning source_id`;
