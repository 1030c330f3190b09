import type { ConnectorContext, StoredPush } from '../connector.ts';
import { endPermission } from '../end-permission.ts';
import { REMOVED } from './receive-event.ts';

/** The `reason` with which an account itself is gone. */
const DELETED = 2;

/** Ends what an account was read by, and deletes what was read of it. */
export async function workOffEvent(
  context: ConnectorContext,
  { kind, account_id, sent_at, body }: StoredPush,
): Promise<'done' | 'ignored'> {
  if (kind !== REMOVED || !account_id) return 'ignored';
  const fault = body.reason === DELETED ? 'gone' : 'revoked';
  return (await endPermission(context, account_id, { fault, at: sent_at })) ? 'done' : 'ignored';
}
