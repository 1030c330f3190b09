import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connectorPushes, connectorStates } from '../store/tables/connectors.ts';
import type { ReceivedPush } from './connector.ts';

/** Stores a push, once. It is durable when this resolves. @returns false where it was there already */
export async function storePush(
  store: Store,
  platform: string,
  push: ReceivedPush,
  now: Date,
): Promise<boolean> {
  return store.transaction(async () => {
    const stored = await store.database
      .insert(connectorPushes)
      .values({ platform, ...push, body: { ...push.body }, received_at: now, next_attempt_at: now })
      .onConflictDoNothing()
      .returning({ id: connectorPushes.id });
    await store.database
      .insert(connectorStates)
      .values({ platform, last_push_at: now })
      .onConflictDoUpdate({
        target: connectorStates.platform,
        set: { last_push_at: now },
        // Once a second is enough, and spares pushes that come at once the wait for one row.
        setWhere: sql`${connectorStates.last_push_at} is null
          or ${connectorStates.last_push_at} < ${now.toISOString()}::timestamptz - interval '1 second'`,
      });
    return stored.length > 0;
  });
}
