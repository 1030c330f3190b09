import { type SQL, sql } from '../../store/drizzle.ts';
import { pointBalances } from '../../store/tables/ledger.ts';
import { sessions } from '../../store/tables/sessions.ts';

/**
 * Selects who (`creator_id`) was signed in to a program, or had points changed, since a moment
 * (RFC 3339), and when (`at`); people several times.
 */
export const activeCreators = (program_uuid: string, since: string): SQL => sql`
  select creator_id, last_used_at as at from ${sessions}
  where program_uuid = ${program_uuid} and last_used_at >= ${since}::timestamptz
    and creator_id is not null
  union all
  select creator_id, updated_at from ${pointBalances}
  where program_uuid = ${program_uuid} and updated_at >= ${since}::timestamptz`;
