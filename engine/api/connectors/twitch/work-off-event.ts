import { eq } from '../../store/drizzle.ts';
import { connectorSubscriptions } from '../../store/tables/connectors.ts';
import { noteRead, readableAs } from '../connection-rows.ts';
import type { ConnectorContext, StoredPush } from '../connector.ts';
import { endPermission } from '../end-permission.ts';
import { momentOf } from '../moment-of.ts';
import { observeEnd, observeLive, observeMoments } from '../observe-streams.ts';
import type { EventBody } from './event-messages.ts';
import { noteGaps } from './read-streams.ts';

/** Types of streams that somebody is live in: not what is shown again, or watched together. */
const LIVE = 'live';

/** Turns a message of EventSub into what it says. */
export async function workOffEvent(
  context: ConnectorContext,
  { kind, account_id, sent_at, body }: StoredPush,
): Promise<'done' | 'ignored'> {
  const { store, platform, now } = context;
  const { subscription, event = {} } = body as EventBody;
  if (kind === 'user.authorization.revoke') {
    if (!account_id) return 'ignored';
    const ended = await endPermission(context, account_id, { fault: 'revoked', at: sent_at });
    return ended ? 'done' : 'ignored';
  }
  if (kind === 'verified' || kind === 'revocation') {
    const revoked = kind === 'revocation';
    await store.database
      .update(connectorSubscriptions)
      .set({
        state: revoked ? 'revoked' : 'enabled',
        detail: revoked ? (subscription?.status ?? null) : null,
        // Whatever ended it: the next look asks for it anew where its account is still read.
        next_attempt_at: revoked ? now() : null,
        updated_at: now(),
      })
      .where(eq(connectorSubscriptions.remote_id, subscription?.id ?? ''));
    // The account is not there any more: nothing of it can be read.
    if (revoked && subscription?.status === 'user_removed' && account_id)
      await endPermission(context, account_id, { fault: 'gone', at: sent_at });
    return 'done';
  }
  if (!account_id) return 'ignored';
  const linked = await readableAs(context, [account_id]);
  if (!linked.some(({ consents }) => consents.streams)) return 'ignored';
  const account = { platform, account_id };
  // Told, it is known up to now; what it was told of is sampled at once.
  const next = kind === 'stream.online' ? { next: now() } : {};
  await noteGaps(context, linked, now());
  await noteRead(context, [account_id], { by: 'push', ...next });
  if (kind === 'stream.online') {
    const started_at = momentOf(event.started_at);
    const id = event.id;
    if (event.type !== LIVE || !started_at || typeof id !== 'string') return 'ignored';
    const live = { account_id, stream_id: id, started_at, at: started_at };
    await observeLive(store, platform, [live], now());
    return 'done';
  }
  if (kind === 'stream.offline') {
    await observeEnd(store, { ...account, at: sent_at, by: 'push' }, now());
    return 'done';
  }
  if (kind === 'channel.update') {
    const { category_id, category_name } = event;
    const category =
      typeof category_name === 'string' && category_name !== '' ? category_name : null;
    const moment = {
      ...{ ...account, at: sent_at, category, viewers: null, learned_by: 'push' as const },
      category_id: typeof category_id === 'string' ? category_id : null,
    };
    await observeMoments(store, [moment], now());
    return 'done';
  }
  return 'ignored';
}
