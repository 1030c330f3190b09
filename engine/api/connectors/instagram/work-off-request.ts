import type { ConnectorContext, StoredPush } from '../connector.ts';
import { endPermission } from '../end-permission.ts';

/**
 * Ends what an account was read by, and deletes what was read of it: Instagram tells of a permission that
 * is taken back, and of a person who wants deleted what is known of them, and both mean this here.
 */
export async function workOffRequest(
  context: ConnectorContext,
  { account_id, sent_at }: StoredPush,
): Promise<'done' | 'ignored'> {
  if (!account_id) return 'ignored';
  const ended = await endPermission(context, account_id, { fault: 'revoked', at: sent_at });
  return ended ? 'done' : 'ignored';
}
