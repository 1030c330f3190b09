import { useEffect, useMemo, useReducer } from 'react';
import type { BoardPlace } from './board-address.ts';
import { type EditedBoard, isSameBoard, NEW_BOARD } from './board-state.ts';
import { type Edit, editBoard, stepName } from './edit-board.ts';
import { beginHistory, doStep, type History, redo, undo } from './history.ts';
import { clearLocalBoard, writeLocalBoard } from './local-board.ts';

type Action = Edit | { readonly kind: 'undo' | 'redo' | 'begin'; readonly board?: EditedBoard };

function reduce(history: History<EditedBoard>, action: Action): History<EditedBoard> {
  switch (action.kind) {
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'begin':
      return beginHistory(action.board ?? NEW_BOARD);
    default:
      return doStep(history, editBoard(history.present, action), stepName(action));
  }
}

/** A board that is being edited, with everything that can be done to it. */
export interface Editor {
  readonly board: EditedBoard;
  readonly edit: (edit: Edit) => void;
  /** Goes on with another board; what was done before cannot be undone then. */
  readonly begin: (board: EditedBoard) => void;
  /** Absent where there is nothing to take back or to do again. */
  readonly undo?: () => void;
  readonly redo?: () => void;
}

export function useEditor(first: EditedBoard): Editor {
  const [history, dispatch] = useReducer(reduce, first, beginHistory<EditedBoard>);
  const { past, present, future } = history;
  const [undoable, redoable] = [past.length > 0, future.length > 0];
  return useMemo(
    () => ({
      board: present,
      edit: dispatch,
      begin: (board) => dispatch({ kind: 'begin', board }),
      ...(undoable ? { undo: () => dispatch({ kind: 'undo' }) } : {}),
      ...(redoable ? { redo: () => dispatch({ kind: 'redo' }) } : {}),
    }),
    [present, undoable, redoable],
  );
}

interface Kept {
  readonly uuid: string;
  readonly place: BoardPlace;
  readonly revision: number | null;
  /** What is saved, or a new board. */
  readonly saved: EditedBoard;
}

/** Keeps a board in this browser as long as it differs from the saved one. @returns whether it does */
export function useKept(board: EditedBoard, { uuid, place, revision, saved }: Kept): boolean {
  const changed = useMemo(() => !isSameBoard(board, saved), [board, saved]);
  useEffect(() => {
    if (changed) writeLocalBoard(uuid, place, { board, revision });
    else clearLocalBoard(uuid, place);
  }, [changed, uuid, place, board, revision]);
  return changed;
}
