import type { CreatorEvent } from '#contract/events/live-events.ts';
import type { Store } from '../../store/store.ts';
import { announce } from './announce.ts';
import { creatorChannel } from './channels.ts';

/** Notifies a creator of an event, in the transaction that makes it true. */
export async function notifyCreator(
  store: Store,
  creator_id: string,
  event: CreatorEvent,
): Promise<void> {
  await announce(store, creatorChannel(creator_id), event);
}
