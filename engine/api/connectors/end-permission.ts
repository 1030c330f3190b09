import { forgetUnlinked } from '../core/connections/forget-unlinked.ts';
import { and, sql } from '../store/drizzle.ts';
import { connections } from '../store/tables/connectors.ts';
import { endConnections, ofAccount } from './connection-rows.ts';
import type { ConnectorContext } from './connector.ts';

/** Platforms that tell of it say moments in whole seconds. Milliseconds. */
const SECOND = 1_000;

/**
 * The owner of an account took back at the platform what it was read by, or the account is gone there:
 * ends that, and deletes what was read of it. Such messages are sent again for days, and wait while no
 * worker is there: who has linked the account anew meanwhile is not meant.
 * @param at the moment that the message names, cut to a second
 * @returns whether anything was ended
 */
export async function endPermission(
  context: ConnectorContext,
  account_id: string,
  { fault, at }: { readonly fault: 'revoked' | 'gone'; readonly at: Date },
): Promise<boolean> {
  const { store, platform } = context;
  const since = new Date(+at + SECOND).toISOString();
  const isNewer = sql`coalesce(${connections.linked_at}, ${connections.created_at}) >= ${since}::timestamptz`;
  const [newer] = await store.database
    .select({ id: connections.id })
    .from(connections)
    .where(and(ofAccount(platform, account_id), isNewer))
    .limit(1);
  if (newer) return false;
  const ended = await endConnections(context, account_id, fault);
  await forgetUnlinked(store, { platform, account_id });
  return ended > 0;
}
