import type { BingoEvent } from '#contract/events/bingo-events.ts';
import { announceAll } from '../core/events/announce.ts';
import type { Store } from '../store/store.ts';
import type { BoardKey } from './board-rows.ts';

/** Announces an event to everybody who watches a board, once the running transaction is committed. */
export function announceToBoard(store: Store, board: BoardKey, event: BingoEvent): Promise<void> {
  return announceAllToBoard(store, board, [event]);
}

/** Announces several events in their order, by one statement. */
export function announceAllToBoard(
  store: Store,
  { program_uuid, id }: BoardKey,
  events: readonly BingoEvent[],
): Promise<void> {
  const channel = `/bingo/${program_uuid}/${id}`;
  return announceAll(
    store,
    events.map((event) => ({ channel, event })),
  );
}
