import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { jobBell } from '../workers/queue.ts';

/**
 * Has what was observed of accounts counted, in each program in which they are linked; each account
 * with the moment from which on something may have changed. It is written even where it is wanted
 * already: whoever counts at this moment has not seen what was observed now.
 */
export async function wantCounted(
  store: Store,
  platform: string,
  changed: ReadonlyMap<string, Date>,
  now: Date,
): Promise<void> {
  if (changed.size === 0) return;
  const rows = [...changed].map(([account_id, since]) => ({ account_id, since }));
  // Where everything is to be looked at, it stays so; else it holds when it was counted last.
  await store.database.execute(sql`
    update connections set count_wanted_at = ${now.toISOString()}::timestamptz,
      count_wanted_from = case when count_wanted_from is not null
        then least(count_wanted_from, changed.since) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as changed(account_id text, since timestamptz)
    where connections.platform = ${platform} and connections.account_id = changed.account_id`);
  jobBell.ring(store);
}

/** The earlier one of the moments of each account. */
export function earliest(
  list: readonly { readonly account_id: string; readonly at: Date }[],
): ReadonlyMap<string, Date> {
  const moments = new Map<string, Date>();
  for (const { account_id, at } of list) {
    const known = moments.get(account_id);
    if (!known || at < known) moments.set(account_id, at);
  }
  return moments;
}
