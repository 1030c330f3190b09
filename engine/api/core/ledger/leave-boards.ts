import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';

/**
 * Takes a creator off all boards, in the running transaction: balances go, the ledger's
 * transactions stay. For a person who deletes their data.
 */
export async function leaveBoards({ database }: Store, creator_id: string): Promise<void> {
  await database.execute(sql`
    with gone as (
      delete from point_balances where creator_id = ${creator_id}
      returning program_uuid, activation_id, earned
    )
    insert into leaderboard_changes (program_uuid, activation_id, old_score, new_score)
    select program_uuid, activation_id, earned, null from gone where earned > 0`);
}
