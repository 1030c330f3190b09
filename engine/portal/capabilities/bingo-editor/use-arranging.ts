import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { freeCell } from '#domain/bingo/board-shape.ts';
import type { Speak } from '../../base/i18n/use-words.ts';
import { cellAfterKey } from '../../kit/parts/grid-keys.ts';
import { type Arrangement, putItem } from './arrangement.ts';
import { editorWords } from './bingo-editor-words.ts';
import type { EditedBoard } from './board-state.ts';
import type { Edit } from './edit-board.ts';

/** A card while somebody arranges it: by pointer, by touch and by keyboard alike. */
export interface Arranging {
  /** The item that is picked up, from the card or from beside it. */
  readonly held: string | undefined;
  /** The cell that the keyboard is at. */
  readonly at: number;
  /** What is told to those who do not see it. */
  readonly said: string;
  readonly grid: RefObject<HTMLFieldSetElement | null>;
  readonly pickUp: (id: string) => void;
  /** Puts what is held down there. */
  readonly putDown: (cell: number, id?: string) => void;
  readonly cancel: () => void;
  /** Picks up what lies in a cell, or puts down there what is held. */
  readonly press: (cell: number) => void;
  /** Takes an item from beside the card, and leads to the card. */
  readonly take: (id: string) => void;
  readonly goTo: (cell: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

type ArrangedBoard = EditedBoard & { readonly arrangement: Arrangement };

export function useArranging(
  board: ArrangedBoard,
  edit: (edit: Edit) => void,
  say: Speak,
): Arranging {
  const [held, setHeld] = useState<string>();
  const [focused, goTo] = useState(0);
  const [said, tell] = useState('');
  const grid = useRef<HTMLFieldSetElement>(null);
  const { size, arrangement, items } = board;
  const at = Math.min(focused, arrangement.length - 1);

  const labelOf = (id: string | null | undefined) =>
    items.find((item) => item.id === id)?.label ?? say(editorWords.emptyCell);
  const placeOf = (cell: number) => ({
    row: Math.floor(cell / size) + 1,
    column: (cell % size) + 1,
  });
  const lying = (cell: number) =>
    cell === freeCell(board) ? say(editorWords.free) : labelOf(arrangement[cell]);

  const pickUp = (id: string) => {
    setHeld(id);
    tell(say(editorWords.pickedUp, { label: labelOf(id) }));
  };
  const cancel = () => {
    if (held === undefined) return;
    tell(say(editorWords.leftThere, { label: labelOf(held) }));
    setHeld(undefined);
  };
  const putDown = (cell: number, id = held) => {
    if (id === undefined) return;
    const label = labelOf(id);
    const next = putItem(board, arrangement, id, cell);
    setHeld(undefined);
    if (next === arrangement) return tell(say(editorWords.leftThere, { label }));
    const [met, place] = [arrangement[cell], placeOf(cell)];
    edit({ kind: 'arrange', arrangement: next });
    goTo(cell);
    tell(
      met
        ? say(editorWords.swapped, { label, other: labelOf(met), ...place })
        : say(editorWords.putDown, { label, ...place }),
    );
  };
  const press = (cell: number) => {
    goTo(cell);
    const id = arrangement[cell];
    if (held !== undefined) putDown(cell);
    else if (id) pickUp(id);
  };
  const focusCell = (cell: number) => {
    goTo(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const take = (id: string) => {
    if (held === id) return cancel();
    pickUp(id);
    focusCell(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && held !== undefined) {
      event.preventDefault();
      return cancel();
    }
    const reading = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const next = cellAfterKey(event, at, size, reading);
    if (next === undefined) return;
    event.preventDefault();
    focusCell(next);
    if (held !== undefined) tell(say(editorWords.over, { ...placeOf(next), label: lying(next) }));
  };
  return { held, at, said, grid, pickUp, putDown, cancel, press, take, goTo, onKeyDown };
}
