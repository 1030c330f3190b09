import { PgDialect } from '#api/store/drizzle.ts';
import { applications } from '#api/store/tables/pipelines.ts';
import { wordsOfAnswers } from '#api/store/tables/search-words.ts';

/**
 * What the bare route runs: the statement over indexes that a page cannot do without, with the
 * people and channels that it shows. The one parameter is the program or the person.
 */
const PAGE = 25;

const CHANNELS = `left join lateral (
    select jsonb_agg(jsonb_build_object('provider', provider, 'name', name, 'statistics', statistics)
      order by linked_at) as links
    from identity_links where creator_id = creators.id
  ) as channels on true`;

const queue = (kind: string, table: string, state: string, at: string, revision: string) => `
  (select '${kind}' as kind, id::text as id, state, ${revision} as revision, creator_id, ${at} as at
   from ${table} where program_uuid = $1 and state = '${state}' order by ${at}, id limit ${PAGE + 1})`;

const WAITING = ['submitted', 'in_review'];
const QUEUES = [
  ['application', 'applications'],
  ['activation_request', 'activation_requests'],
  ['content', 'contents'],
  ['appeal', 'appeals'],
] as const;

const page = (entries: string) => `
  select entry.*, display_name, email, picture_url, country, links
  from (
    select * from (${entries}) as entries order by at, kind, id limit ${PAGE + 1}
  ) as entry
  left join creators on creators.id = entry.creator_id ${CHANNELS}
  order by at, kind, entry.id`;

/** The first page of what waits of all kinds. */
export const INBOX = page(
  [
    ...QUEUES.flatMap(([kind, table]) =>
      WAITING.map((state) => queue(kind, table, state, 'submitted_at', 'revision')),
    ),
    queue('redemption', 'reward_redemptions', 'claimed', 'claimed_at', 'null::int'),
  ].join(' union all '),
);

/** The first page of one kind in one state. */
export const FILTERED = page(
  queue('application', 'applications', 'in_review', 'submitted_at', 'revision'),
);

/** The first page of the applications that wait and have a word in their answers, by its index. */
export function searchedStatement(word: string): string {
  const { sql: words } = new PgDialect().sqlToQuery(wordsOfAnswers(applications.answers));
  // Found before they are sorted: else the queue might be walked in its order, a word asked of each.
  return page(`
    (with found as materialized (
       select id, program_uuid, state, revision, creator_id, submitted_at from applications
       where ${words} @@ '''${word}'':*'::tsquery
     )
     select 'application' as kind, id::text as id, state, revision, creator_id, submitted_at as at
     from found where program_uuid = $1 and state in ('submitted', 'in_review'))`);
}

const newest = (table: string, order: string) => `
  (select jsonb_agg(to_jsonb(entry)) from (
    select * from ${table} where creator_id = creators.id order by ${order} desc limit 50
  ) as entry) as ${table}`;

/** Everything about one person, each part by its index. */
export const PERSON = `
  select creators.*, links, ${[
    ['agreement_acceptances', 'accepted_at'],
    ['creator_tags', 'word'],
    ['point_balances', 'activation_id'],
    ['operator_notes', 'id'],
    ['applications', 'submitted_at'],
    ['activation_requests', 'id'],
    ['contents', 'id'],
    ['appeals', 'id'],
    ['reward_redemptions', 'id'],
    ['influencer_activations', 'id'],
    ['mails', 'id'],
    ['sessions', 'last_used_at'],
  ]
    .map(([table = '', order = '']) => newest(table, order))
    .join(',')}
  from creators ${CHANNELS} where creators.id = $1`;

const waiting = (table: string, states: string, at: string) => `
  select count(*), min(${at}), count(*) filter (where ${at} < now() - interval '14 days')
  from ${table} where program_uuid = $1 and state in (${states})`;

const decided = (table: string, from: string, to: string) => `
  select count(*), null, percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}))
  from ${table} where program_uuid = $1 and ${to} >= now() - interval '7 days'`;

/** Counted from indexes alone, and the closed days. */
export const OVERVIEW = `${[
  ...QUEUES.map(([, table]) => waiting(table, `'submitted', 'in_review'`, 'submitted_at')),
  waiting('reward_redemptions', `'claimed'`, 'claimed_at'),
  ...QUEUES.map(([, table]) => decided(table, 'submitted_at', 'decided_at')),
  decided('reward_redemptions', 'claimed_at', 'fulfilled_at'),
  `select sum(points_given), null, sum(applied) from program_days
   where program_uuid = $1 and day >= current_date - 84`,
  `select count(*), null, null from creators
   where program_uuid = $1 and member_since is not null and status = 'active'`,
  `select count(distinct creator_id), null, null from (
     select creator_id from sessions
     where program_uuid = $1 and creator_id is not null and last_used_at >= now() - interval '30 days'
     union all
     select creator_id from point_balances
     where program_uuid = $1 and updated_at >= now() - interval '30 days'
   ) as active`,
].join(' union all ')}`;
