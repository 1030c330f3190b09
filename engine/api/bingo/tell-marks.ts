import type { BingoEvent } from '#contract/events/bingo-events.ts';
import { announceAll } from '../live/announce.ts';
import type { Store } from '../store/store.ts';
import type { BoardKey } from './board-rows.ts';

/** Tells everybody who watches a board, once the running transaction is committed. */
export function tellBoard(store: Store, board: BoardKey, event: BingoEvent): Promise<void> {
  return tellBoardAll(store, board, [event]);
}

/** Tells all of these in their order, as one. */
export function tellBoardAll(
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
