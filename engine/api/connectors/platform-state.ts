import { sql } from '../store/drizzle.ts';
import { connectorStates } from '../store/tables/connectors.ts';
import type { ConnectorContext } from './connector.ts';
import type { PlatformError } from './platform-fetch.ts';

/** A platform answered: whatever was in the way is over. */
export async function noteAnswer({ store, platform, now }: ConnectorContext): Promise<void> {
  const at = now();
  await store.database
    .insert(connectorStates)
    .values({ platform, last_answer_at: at })
    .onConflictDoUpdate({
      target: connectorStates.platform,
      set: { last_answer_at: at, fault: null, fault_since: null },
    });
}

/** A platform answered something: what may be in the way of the rest is no matter of this answer. */
export async function noteHeard({ store, platform, now }: ConnectorContext): Promise<void> {
  const last_answer_at = now();
  await store.database
    .insert(connectorStates)
    .values({ platform, last_answer_at })
    .onConflictDoUpdate({ target: connectorStates.platform, set: { last_answer_at } });
}

/** A platform did not do what it was asked; since when is kept from the first time on. */
export async function noteFault(
  { store, platform, now }: ConnectorContext,
  error: PlatformError,
): Promise<void> {
  const at = now();
  await store.database
    .insert(connectorStates)
    .values({ platform, fault: error.message, fault_since: at })
    .onConflictDoUpdate({
      target: connectorStates.platform,
      set: {
        fault: error.message,
        fault_since: sql`coalesce(${connectorStates.fault_since}, ${at.toISOString()}::timestamptz)`,
      },
    });
}
