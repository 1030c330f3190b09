import { isRead, noteRead } from '../connection-rows.ts';
import type { ConnectorContext, StoredPush } from '../connector.ts';
import { momentOf } from '../moment-of.ts';
import { observeEnd, observeLive, observeMoments } from '../observe-streams.ts';
import type { KickEvent } from './event-messages.ts';
import { streamIdsOf } from './stream-id.ts';

/** Turns a message of Kick into what it says. */
export async function workOffEvent(
  context: ConnectorContext,
  { kind, account_id, sent_at, body }: StoredPush,
): Promise<'done' | 'ignored'> {
  const { store, platform, now } = context;
  if (!account_id || !(await isRead(context, account_id, 'streams'))) return 'ignored';
  const event = body as KickEvent;
  const account = { platform, account_id };
  if (kind === 'livestream.metadata.updated') {
    const { id, name } = event.category ?? {};
    await noteRead(context, [account_id], { by: 'push' });
    const moment = {
      ...{ ...account, at: sent_at, viewers: null, learned_by: 'push' as const },
      category_id: id === undefined ? null : String(id),
      category: typeof name === 'string' && name !== '' ? name : null,
    };
    await observeMoments(store, [moment], now());
    return 'done';
  }
  const started_at = momentOf(event.started_at);
  if (!started_at) return 'ignored';
  const ended_at = event.is_live === true ? undefined : (momentOf(event.ended_at) ?? sent_at);
  // What it says of a beginning is sampled at once: in which category, and how many watch.
  await noteRead(context, [account_id], { by: 'push', ...(ended_at ? {} : { next: now() }) });
  const [stream_id = ''] = await streamIdsOf(context, [{ account_id, started_at }]);
  // The end names the beginning: a stream whose beginning got lost is known by it.
  const live = { account_id, stream_id, started_at, at: ended_at ?? started_at };
  await observeLive(store, platform, [live], now());
  if (ended_at) await observeEnd(store, { ...account, at: ended_at, by: 'push' }, now());
  return 'done';
}
