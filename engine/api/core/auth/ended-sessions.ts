import type { SessionCache } from '../../http/session-cache.ts';
import type { Store } from '../../store/store.ts';
import { liveMessagesOf } from '../events/live-messages.ts';
import { writeLiveMessages } from '../events/stored-messages.ts';

/** No namespace of the events service: no client can hear it or publish there. */
const CHANNEL = '/sessions/ended';
const ALL = 'all';

/**
 * Has every instance look at the store before it believes a session again: at once after the commit
 * here, as fast as live messages go elsewhere. Call it in the transaction that ends the session.
 * @param which a session's id, or all: where a person's whole set was ended
 */
export async function tellSessionsEnded(
  store: Store,
  cache: SessionCache | undefined,
  which: string | typeof ALL,
): Promise<void> {
  if (cache) store.afterCommit(() => forget(cache, which));
  if (store.kind === 'embedded') return; // there is no other instance
  await store.transaction(async () => {
    const messages = await writeLiveMessages(store, [{ channel: CHANNEL, event: which }]);
    const live = liveMessagesOf(store);
    store.afterCommit(() => {
      for (const message of messages) live.committed(message);
    });
  });
}

/** Hears of other instances which sessions they ended. @returns what ends that */
export function followEndedSessions(store: Store, cache: SessionCache): () => void {
  return liveMessagesOf(store).listen(({ channel, event }) => {
    if (channel === CHANNEL) forget(cache, event);
  });
}

function forget(cache: SessionCache, which: string): void {
  if (which === ALL) cache.forgetAll();
  else cache.forget(which);
}
