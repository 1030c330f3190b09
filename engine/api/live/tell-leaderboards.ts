import type { Store } from '../store/store.ts';
import { announceNews } from './announce.ts';
import { programChannel } from './channels.ts';

/** A leaderboard is told of at most once in so many seconds. */
export const LEADERBOARD_SECONDS = 2;

export interface ChangedBoard {
  readonly program_uuid: string;
  readonly activation_id: number;
}

const waiting = new WeakMap<Store, Map<string, ChangedBoard>>();

/**
 * Tells members that scores of these boards have changed, and of those that were told of too lately
 * before. Call it again and again, also without a board: what waits is told then.
 */
export async function tellLeaderboards(
  store: Store,
  changed: readonly ChangedBoard[],
): Promise<void> {
  const boards = waiting.get(store) ?? new Map<string, ChangedBoard>();
  waiting.set(store, boards);
  for (const board of changed) boards.set(`${board.program_uuid} ${board.activation_id}`, board);
  const announcements = [...boards].map(([name, { program_uuid, activation_id }]) => ({
    name,
    channel: programChannel(program_uuid, 'leaderboards'),
    event: { kind: 'leaderboard_changed', activation_id } as const,
  }));
  const told = await announceNews(store, announcements, LEADERBOARD_SECONDS);
  for (const { name } of told) boards.delete(name);
}
