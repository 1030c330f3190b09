import { ofTokens } from '../../core/connections/account-tokens.ts';
import { forgetUnlinked } from '../../core/connections/forget-unlinked.ts';
import { and, gte } from '../../store/drizzle.ts';
import { connectionTokens } from '../../store/tables/connectors.ts';
import { endConnections } from '../connection-rows.ts';
import type { ConnectorContext, StoredPush } from '../connector.ts';
import { REMOVED } from './receive-event.ts';

/** The `reason` with which an account itself is gone. */
const DELETED = 2;
/** TikTok says moments in whole seconds. Milliseconds. */
const SECOND = 1_000;

/** Ends what an account was read by, and deletes what was read of it. */
export async function workOffEvent(
  context: ConnectorContext,
  { kind, account_id, sent_at, body }: StoredPush,
): Promise<'done' | 'ignored'> {
  if (kind !== REMOVED || !account_id) return 'ignored';
  const { store, platform } = context;
  const account = { platform, account_id };
  // TikTok sends for up to three days: who has linked it anew meanwhile is not meant.
  const endOfSecond = new Date(+sent_at + SECOND);
  const [newer] = await store.database
    .select({ granted_at: connectionTokens.granted_at })
    .from(connectionTokens)
    .where(and(ofTokens(account), gte(connectionTokens.granted_at, endOfSecond)));
  if (newer) return 'ignored';
  const fault = body.reason === DELETED ? 'gone' : 'revoked';
  const ended = await endConnections(context, account_id, fault);
  await forgetUnlinked(store, account);
  return ended > 0 ? 'done' : 'ignored';
}
