import type { Store } from '../../store/store.ts';
import { announceOnce } from './announce.ts';
import { programChannel } from './channels.ts';

/** Changes of a leaderboard are announced at most once in so many seconds. */
export const LEADERBOARD_SECONDS = 2;

export interface ChangedBoard {
  readonly program_uuid: string;
  readonly activation_id: number;
}

const waiting = new WeakMap<Store, Map<string, ChangedBoard>>();

/**
 * Announces to members that scores of these boards have changed, and those that were announced too
 * lately before. Call it again and again, also without a board: what waits is announced then.
 */
export async function announceLeaderboards(
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
  const announced = await announceOnce(store, announcements, LEADERBOARD_SECONDS);
  for (const { name } of announced) boards.delete(name);
}
