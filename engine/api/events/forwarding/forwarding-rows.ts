import type { StoredMessage } from '../../core/events/live-message.ts';
import { inArray, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { liveMessages } from '../../store/tables/live.ts';

const LEASE = 'forwarding';
/** Longer than one instance is at what it took, with all its waiting. */
const LEASE_SECONDS = 30;
/** What is older is no news: pages have read anew by then what it told. */
const OLDEST_SECONDS = 120;
/** Messages taken at a time. */
const MOST = 40;

/**
 * Takes the oldest messages that are to be sent on, in their order. Whoever takes them has them for
 * good, unless it gives them back: what a process had that ended is not told, rather than twice. One
 * instance at a time has any, so that none overtakes another.
 * @throws StoreUnavailableError
 */
export async function takeMessages(
  { database }: Store,
  holder: string,
): Promise<readonly StoredMessage[]> {
  const { rows } = await database.execute<{ id: string | number; channel: string; event: string }>(
    sql`with lease as (
        insert into leases (name, holder, held_until)
        values (${LEASE}, ${holder}, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}))
        on conflict (name) do update
          set holder = excluded.holder, held_until = excluded.held_until
          where leases.holder = excluded.holder or leases.held_until < clock_timestamp()
        returning holder
      )
      update live_messages set to_forward = false
      where exists (select 1 from lease) and id in (
        select id from live_messages
        where to_forward
          and created_at > clock_timestamp() - make_interval(secs => ${OLDEST_SECONDS})
        order by id limit ${MOST}
      )
      returning id, channel, event`,
  );
  return rows
    .map(({ id, channel, event }) => ({ id: Number(id), channel, event }))
    .sort((one, other) => one.id - other.id);
}

/** Gives back what was certainly not told. @throws StoreUnavailableError */
export async function giveBack({ database }: Store, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await database
    .update(liveMessages)
    .set({ to_forward: true })
    .where(inArray(liveMessages.id, [...ids]));
}

/** Lets another instance take its turn at once. @throws StoreUnavailableError */
export async function endLease({ database }: Store, holder: string): Promise<void> {
  await database.execute(sql`delete from leases where name = ${LEASE} and holder = ${holder}`);
}
