import { type SQL, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';

/** How much waits for a creator. */
export type Waiting = {
  /** Quests and keys that can be claimed. */
  readonly claims: number;
  /** What of theirs the program wants changed. */
  readonly changes: number;
  readonly unread: number;
};

export const NOTHING: Waiting = { claims: 0, changes: 0, unread: 0 };

/** What waits for each of these creators, in one query that asks indexes by the creator alone. */
export async function countWaiting(
  { database }: Store,
  creatorIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Waiting>> {
  const ids = sql`${sql.param([...creatorIds])}::uuid[]`;
  const { rows } = await database.execute<{ creator_id: string } & Waiting>(sql`
    select creator_id,
      sum(claims)::int as claims, sum(changes)::int as changes, sum(unread)::int as unread
    from (
      ${claimableQuests(ids)}
      union all ${claimableKeys(ids, now)}
      union all ${toChange('applications', ids)}
      union all ${toChange('activation_requests', ids)}
      union all ${toChange('contents', ids)}
      union all ${toChange('appeals', ids)}
      union all
      select creator_id, 0 as claims, 0 as changes, count(*) as unread from creator_notifications
      where creator_id = any(${ids}) and read_at is null group by creator_id
    ) as waiting
    group by creator_id`);
  return new Map(rows.map(({ creator_id, ...waiting }) => [creator_id, waiting]));
}

/** As core/quests/claimable.ts has it. */
const claimableQuests = (ids: SQL): SQL => sql`
  select p.creator_id, count(*) as claims, 0 as changes, 0 as unread
  from quest_progress p
  join quests q on q.program_uuid = p.program_uuid and q.id = p.quest_id
  where p.creator_id = any(${ids}) and case q.kind
    when 'individual' then p.state = 'completed'
    when 'shared_goal' then p.state <> 'claimed' and p.value > 0 and exists (
      select 1 from quest_totals t
      where t.program_uuid = q.program_uuid and t.quest_id = q.id and t.reached_at is not null)
    when 'draw' then p.state = 'completed' and exists (
      select 1 from quest_draws d
      where d.program_uuid = q.program_uuid and d.quest_id = q.id
        and d.winners ? p.creator_id::text)
  end
  group by p.creator_id`;

/** Keys of activations that are open, whether they were accepted already or only offered. */
const claimableKeys = (ids: SQL, now: Date): SQL => sql`
  select e.creator_id, count(*) as claims, 0 as changes, 0 as unread
  from influencer_activations e
  join activations a on a.program_uuid = e.program_uuid and a.id = e.activation_id
  where e.creator_id = any(${ids}) and e.state in ('offered', 'accepted') and a.kind = 'key'
    and a.retired_at is null
    and coalesce(a.opens_at <= ${now.toISOString()}::timestamptz, true)
    and coalesce(a.closes_at > ${now.toISOString()}::timestamptz, true)
    and coalesce(e.expires_at > ${now.toISOString()}::timestamptz, true)
  group by e.creator_id`;

const toChange = (
  table: 'applications' | 'activation_requests' | 'contents' | 'appeals',
  ids: SQL,
): SQL => sql`
  select creator_id, 0 as claims, count(*) as changes, 0 as unread
  from ${sql.identifier(table)}
  where creator_id = any(${ids}) and state = 'needs_changes'
  group by creator_id`;
