import { type KeyboardEvent, useRef, useState } from 'react';
import { cellCount, freeCell } from '#domain/bingo/board-shape.ts';
import { isMarked } from '#domain/bingo/mask.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { cellAfterKey } from '../../kit/parts/grid-keys.ts';
import * as styles from './bitmask.css.ts';
import { bitmaskWords } from './bitmask-words.ts';
import type { MaskState } from './mask-address.ts';

interface BitmaskBoardProperties {
  readonly state: MaskState;
  readonly onToggle: (cell: number) => void;
}

/** The board: a button for each bit, which arrow keys lead through. */
export function BitmaskBoard({ state: { shape, mask }, onToggle }: BitmaskBoardProperties) {
  const say = useWords();
  const grid = useRef<HTMLFieldSetElement>(null);
  const [at, goTo] = useState(0);
  const { size } = shape;
  const count = cellCount(size);
  const current = Math.min(at, count - 1);
  const free = freeCell(shape);
  const onKeyDown = (event: KeyboardEvent) => {
    const reading = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
    const next = cellAfterKey(event, current, size, reading);
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <fieldset
      ref={grid}
      className={styles.board[size]}
      aria-label={say(bitmaskWords.board)}
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: count }, (_, cell) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
          key={cell}
          type="button"
          className={styles.cell}
          tabIndex={cell === current ? 0 : -1}
          aria-pressed={isMarked(mask, cell)}
          aria-disabled={cell === free || undefined}
          aria-label={say(bitmaskWords.cell, {
            row: Math.floor(cell / size) + 1,
            column: (cell % size) + 1,
            bit: cell,
          })}
          onFocus={() => goTo(cell)}
          onClick={() => {
            if (cell !== free) onToggle(cell);
          }}
        >
          {cell}
        </button>
      ))}
    </fieldset>
  );
}
