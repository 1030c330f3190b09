import { activeCreators } from '../core/people/active-creators.ts';
import { and, count, eq, isNotNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import type { Period } from './period.ts';

/** How many are in the program. */
export async function countMembers({ database }: Store, { program_uuid }: Period): Promise<number> {
  const { member_since, status } = creators;
  const [row] = await database
    .select({ members: count() })
    .from(creators)
    .where(
      and(eq(creators.program_uuid, program_uuid), isNotNull(member_since), eq(status, 'active')),
    );
  return row?.members ?? 0;
}

/** How many creators were signed in, or had points changed, of late. */
export async function countActive(
  { database }: Store,
  { program_uuid, week_ago, month_ago }: Period,
): Promise<{ readonly last_7_days: number; readonly last_30_days: number }> {
  const { rows } = await database.execute<{ last_7_days: number; last_30_days: number }>(sql`
    select count(*) filter (where seen >= ${week_ago}::timestamptz)::int as last_7_days,
      count(*)::int as last_30_days
    from (
      select creator_id, max(at) as seen
      from (${activeCreators(program_uuid, month_ago)}) traces
      group by creator_id
    ) people`);
  return rows[0] ?? { last_7_days: 0, last_30_days: 0 };
}
