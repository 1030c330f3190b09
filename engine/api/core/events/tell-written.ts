import { type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import type { StoredMessage } from './live-message.ts';
import { liveMessagesOf } from './live-messages.ts';

/**
 * A step of a statement that writes messages beside what they tell; what it wrote, `WRITTEN` reads, and
 * `tellWritten` sends. Not for public channels.
 * @param messages a query for `channel`, such as `/creators/<creator id>`, and `event`, the text of a JSON value
 */
export const writeStep = (messages: SQL): SQL => sql`
  told as (insert into live_messages (channel, event) ${messages} returning id, channel, event)`;

/** The messages that a `writeStep` wrote, as a column of JSON. */
export const WRITTEN: SQL = sql`
  (select jsonb_agg(jsonb_build_object('id', id, 'channel', channel, 'event', event) order by id) from told)`;

/** Sends what a statement wrote to the subscribers of all instances, once that is committed. */
export function tellWritten(store: Store, messages: readonly StoredMessage[] | null): void {
  if (!messages) return;
  const live = liveMessagesOf(store);
  store.afterCommit(() => {
    for (const message of messages) live.committed(message);
  });
}
