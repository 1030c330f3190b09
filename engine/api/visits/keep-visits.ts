import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { programVisits } from '../store/tables/programs.ts';
import type { VisitCounter } from './visit-counter.ts';

/**
 * Adds what was counted to the store, in one statement; what several instances counted adds up. What
 * the store did not take is counted on.
 */
export async function keepVisits({ database }: Store, counter: VisitCounter): Promise<void> {
  const taken = counter.take();
  if (taken.length === 0) return;
  try {
    // In the order of the key: instances that write at once wait for each other instead of for ever.
    await database.execute(sql`
      insert into ${programVisits} (program_uuid, day, visits)
      select program_uuid, day, visits
      from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
        as counted (program_uuid uuid, day date, visits integer)
      order by program_uuid, day
      on conflict (program_uuid, day)
      do update set visits = ${programVisits}.visits + excluded.visits`);
  } catch (error) {
    counter.giveBack(taken);
    throw error;
  }
}
