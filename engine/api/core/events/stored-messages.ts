import { isPublicChannel } from '#domain/events/public-channels.ts';
import { and, asc, gt, inArray, lt, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { liveMessages } from '../../store/tables/live.ts';
import type { StoredMessage } from './live-message.ts';

/** Writes several messages by one statement, in the transaction that runs; oldest first. */
export async function writeLiveMessages(
  { database }: Store,
  messages: readonly { readonly channel: string; readonly event: string }[],
): Promise<StoredMessage[]> {
  const { rows } = await database.execute<{ id: string | number; channel: string; event: string }>(
    sql`insert into live_messages (channel, event, to_forward)
      select channel, event, to_forward
      from jsonb_to_recordset(${JSON.stringify(messages.map(recordOf))}::jsonb)
        as message(channel text, event text, to_forward boolean, place int)
      order by place
      returning id, channel, event`,
  );
  const written = rows.map(({ id, channel, event }) => ({ id: Number(id), channel, event }));
  return written.sort((one, other) => one.id - other.id);
}

const recordOf = (message: { readonly channel: string }, place: number) => ({
  ...message,
  place,
  to_forward: isPublicChannel(message.channel),
});

/** Of instances that look what was told and then tell, one at a time does; to the transaction's end. */
export async function lockNews({ database }: Store): Promise<void> {
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('live_news'))`);
}

/** A message by what it says where. */
export const messageName = (channel: string, event: string) => `${channel} ${event}`;

/** Names of the messages that were written to these channels within the last seconds. */
export async function listMessagesOfLast(
  { database }: Store,
  channels: readonly string[],
  seconds: number,
): Promise<ReadonlySet<string>> {
  const { channel, event, created_at } = liveMessages;
  const rows = await database
    .select({ channel, event })
    .from(liveMessages)
    .where(
      and(
        gt(created_at, sql`clock_timestamp() - make_interval(secs => ${seconds})`),
        inArray(channel, [...channels]),
      ),
    );
  return new Set(rows.map((row) => messageName(row.channel, row.event)));
}

/** The messages of these ids that are committed, oldest first. */
export async function readLiveMessages(
  { database }: Store,
  ids: readonly number[],
): Promise<StoredMessage[]> {
  const { id, channel, event } = liveMessages;
  return database
    .select({ id, channel, event })
    .from(liveMessages)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id));
}

/** The moment by the database's own clock, as it writes it. */
export async function readStoreClock({ database }: Store): Promise<string> {
  const { rows } = await database.execute<{ now: string }>(
    sql`select clock_timestamp()::text as now`,
  );
  const [row] = rows;
  if (!row) throw new Error('The store does not tell the time.');
  return row.now;
}

/**
 * Ids of the messages written since two minutes before `since` (a transaction may have been that
 * long at it), without those of the last `young` seconds.
 */
export async function listMessageIds(
  { database }: Store,
  since: string,
  young: number,
): Promise<number[]> {
  const { id, created_at } = liveMessages;
  const rows = await database
    .select({ id })
    .from(liveMessages)
    .where(
      and(
        gt(created_at, sql`${since}::timestamptz - interval '2 minutes'`),
        lt(created_at, sql`clock_timestamp() - make_interval(secs => ${young})`),
      ),
    );
  return rows.map((row) => row.id);
}

/** Takes away what was written more than ten minutes ago: every instance has told it. */
export async function forgetLiveMessages({ database }: Store): Promise<void> {
  await database
    .delete(liveMessages)
    .where(lt(liveMessages.created_at, sql`clock_timestamp() - interval '10 minutes'`));
}
