import type { PatternKind } from '#contract/vocabulary/campaign-words.ts';
import type { BoardSize } from '#domain/bingo/board-shape.ts';
import { type BingoItem, itemIdOf, LONGEST_ITEM_ID } from '#domain/bingo/items.ts';
import { type Arrangement, fitArrangement } from './arrangement.ts';
import type { EditedBoard } from './board-state.ts';

/** Something that a person does to a board. */
export type Edit =
  | { readonly kind: 'write'; readonly field: 'title' | 'description'; readonly text: string }
  | { readonly kind: 'shape'; readonly size: BoardSize; readonly free_centre: boolean }
  /** Undefined: the kind of pattern does not win. */
  | { readonly kind: 'points'; readonly pattern: PatternKind; readonly points: number | undefined }
  | { readonly kind: 'add'; readonly items: readonly BingoItem[] }
  | {
      readonly kind: 'item';
      readonly id: string;
      readonly change: Partial<Omit<BingoItem, 'id'>>;
    }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'remove_all' }
  | { readonly kind: 'arrange'; readonly arrangement: Arrangement }
  | { readonly kind: 'draw' }
  | { readonly kind: 'replace'; readonly board: EditedBoard };

/** The board after an edit; an arrangement always fits its shape and items. */
export function editBoard(board: EditedBoard, edit: Edit): EditedBoard {
  switch (edit.kind) {
    case 'write':
      return { ...board, [edit.field]: edit.text };
    case 'shape':
      return fitted({
        ...board,
        size: edit.size,
        free_centre: edit.free_centre && edit.size % 2 === 1,
      });
    case 'points': {
      const { [edit.pattern]: _before, ...others } = board.points;
      return {
        ...board,
        points: edit.points === undefined ? others : { ...others, [edit.pattern]: edit.points },
      };
    }
    case 'add':
      return fitted({ ...board, items: withItems(board.items, edit.items) });
    case 'item':
      return {
        ...board,
        items: board.items.map((item) =>
          item.id === edit.id ? { ...item, ...edit.change } : item,
        ),
      };
    case 'remove':
      return fitted({ ...board, items: board.items.filter(({ id }) => id !== edit.id) });
    case 'remove_all':
      return fitted({ ...board, items: [] });
    case 'arrange':
      return fitted({ ...board, arrangement: edit.arrangement });
    case 'draw':
      return { ...board, arrangement: null };
    case 'replace':
      return edit.board;
  }
}

/** Edits with the same name, one after another, are one step to undo; undefined: always a step. */
export function stepName(edit: Edit): string | undefined {
  if (edit.kind === 'write') return edit.field;
  if (edit.kind === 'points') return `points ${edit.pattern}`;
  if (edit.kind === 'item') return `item ${edit.id} ${Object.keys(edit.change).join(' ')}`;
  return undefined;
}

const fitted = (board: EditedBoard): EditedBoard =>
  board.arrangement === null
    ? board
    : { ...board, arrangement: fitArrangement(board, board.items, board.arrangement) };

const ID = /^[\p{L}\p{M}\p{N}_.:-]+$/u;

/** A list with more items at its end; an id that cannot be or is taken is made from the label. */
export function withItems(
  items: readonly BingoItem[],
  more: readonly BingoItem[],
): readonly BingoItem[] {
  const taken = new Set(items.map(({ id }) => id));
  return [
    ...items,
    ...more.map(({ id: wanted, label, weight, difficulty }) => {
      const usable = ID.test(wanted) && [...wanted].length <= LONGEST_ITEM_ID && !taken.has(wanted);
      const id = usable ? wanted : itemIdOf(label, taken);
      taken.add(id);
      return { id, label, weight, difficulty };
    }),
  ];
}
