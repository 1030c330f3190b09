import type { BingoBoard } from '#contract/shapes/bingo.ts';
import type { BoardPlace } from './board-address.ts';
import { type EditedBoard, editedBoard, isSameBoard, NEW_BOARD } from './board-state.ts';
import type { LocalBoard } from './local-board.ts';

/** Why what is here cannot simply be saved: what became of the saved board meanwhile. */
export interface Conflict {
  /** The saved board as it is now; undefined where it is gone. */
  readonly theirs: BingoBoard | undefined;
}

/** What an editor begins with. */
export interface Beginning {
  /** Where it is kept, and found again. */
  readonly place: BoardPlace;
  readonly board: EditedBoard;
  readonly saved: BingoBoard | undefined;
  readonly conflict: Conflict | undefined;
}

/**
 * Goes on with what this browser kept, where there is something; a saved board that has changed
 * since is a conflict, unless both say the same. A published board is shown as it is.
 */
export function beginningOf(
  place: BoardPlace,
  saved: BingoBoard | undefined,
  kept: LocalBoard | undefined,
): Beginning {
  const board = saved ? editedBoard(saved) : NEW_BOARD;
  if (!kept || (saved && isSameBoard(kept.board, board)))
    return { place, board, saved, conflict: undefined };
  const current = !saved || (saved.revision === kept.revision && saved.state === 'draft');
  return { place, board: kept.board, saved, conflict: current ? undefined : { theirs: saved } };
}

/** Errors of saving that say that the saved board is not the one that was changed. */
export const CONFLICTS: readonly string[] = [
  'REVISION_OUTDATED',
  'BINGO_BOARD_PUBLISHED',
  'BINGO_BOARD_UNKNOWN',
];
