import type { ConnectorContext, StoredPush } from './connector.ts';
import { endPermission } from './end-permission.ts';

/**
 * Ends what an account was read by, and deletes what was read of it: for platforms that tell nothing
 * besides who took a permission back, or wants deleted what is known of them, which means the same here.
 */
export async function workOffRevocation(
  context: ConnectorContext,
  { account_id, sent_at }: StoredPush,
): Promise<'done' | 'ignored'> {
  if (!account_id) return 'ignored';
  const ended = await endPermission(context, account_id, { fault: 'revoked', at: sent_at });
  return ended ? 'done' : 'ignored';
}
