import { ofTokens } from '../core/connections/account-tokens.ts';
import { forgetUnlinked } from '../core/connections/forget-unlinked.ts';
import { and, gte } from '../store/drizzle.ts';
import { connectionTokens } from '../store/tables/connectors.ts';
import { endConnections } from './connection-rows.ts';
import type { ConnectorContext } from './connector.ts';

/** Platforms that tell of it say moments in whole seconds. Milliseconds. */
const SECOND = 1_000;

/**
 * The owner of an account took back at the platform what it was read by, or the account is gone there:
 * ends that, and deletes what was read of it. Such messages are sent again for days: who has linked the
 * account anew meanwhile is not meant.
 * @param at the moment that the message names, cut to a second
 * @returns whether anything was ended
 */
export async function endPermission(
  context: ConnectorContext,
  account_id: string,
  { fault, at }: { readonly fault: 'revoked' | 'gone'; readonly at: Date },
): Promise<boolean> {
  const { store, platform } = context;
  const account = { platform, account_id };
  const [newer] = await store.database
    .select({ granted_at: connectionTokens.granted_at })
    .from(connectionTokens)
    .where(and(ofTokens(account), gte(connectionTokens.granted_at, new Date(+at + SECOND))));
  if (newer) return false;
  const ended = await endConnections(context, account_id, fault);
  await forgetUnlinked(store, account);
  return ended > 0;
}
