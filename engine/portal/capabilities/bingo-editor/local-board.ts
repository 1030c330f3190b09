import { clearDraft, draftKey, readDraft, writeDraft } from '../../base/session/draft-storage.ts';
import type { BoardPlace } from './board-address.ts';
import { type EditedBoard, readBoard } from './board-state.ts';

/** What this browser keeps of a board that is not saved. */
export interface LocalBoard {
  readonly board: EditedBoard;
  /** The saved board's revision that the changes were made to; null where it was never saved. */
  readonly revision: number | null;
}

/**
 * Where a board is kept that somebody edits, signed in or not: it is there after signing in too.
 * Signing out on purpose clears it like every draft.
 */
const keyOf = (uuid: string, place: BoardPlace) => draftKey(uuid, 'bingo-editor', String(place));

export function readLocalBoard(uuid: string, place: BoardPlace): LocalBoard | undefined {
  const kept = readDraft(keyOf(uuid, place));
  const board = readBoard(kept?.board);
  const revision = typeof kept?.revision === 'number' ? kept.revision : null;
  return board && { board, revision };
}

export const writeLocalBoard = (uuid: string, place: BoardPlace, kept: LocalBoard): void =>
  writeDraft(keyOf(uuid, place), kept);

export const clearLocalBoard = (uuid: string, place: BoardPlace): void =>
  clearDraft(keyOf(uuid, place));
