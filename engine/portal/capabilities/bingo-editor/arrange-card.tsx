import { useId } from 'react';
import { freeCell } from '#domain/bingo/board-shape.ts';
import type { BingoItem } from '#domain/bingo/items.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import * as card from '../../core/bingo-card/bingo-card.css.ts';
import { labelStep } from '../../core/bingo-card/label-fit.ts';
import { type Arrangement, itemsBeside } from './arrangement.ts';
import { editorWords } from './bingo-editor-words.ts';
import type { EditedBoard } from './board-state.ts';
import * as styles from './card.css.ts';
import { CardFrame, gridOf } from './card-frame.tsx';
import type { Edit } from './edit-board.ts';
import { group, muted } from './editor.css.ts';
import { ItemsBeside } from './items-beside.tsx';
import { type Arranging, useArranging } from './use-arranging.ts';
import { type Dragging, useDragging } from './use-dragging.ts';

interface ArrangeCardProperties {
  readonly board: EditedBoard & { readonly arrangement: Arrangement };
  readonly edit: (edit: Edit) => void;
}

/** The card that is arranged by hand, with the items that do not lie on it. */
export function ArrangeCard({ board, edit }: ArrangeCardProperties) {
  const say = useWords();
  const help = useId();
  const arranging = useArranging(board, edit, say);
  const dragging = useDragging(arranging);
  const { size, arrangement, items } = board;
  const byId = new Map(items.map((item) => [item.id, item]));
  const beside = itemsBeside(items, arrangement);
  return (
    <div className={group}>
      <p className={muted} id={help}>
        {say(editorWords.arrangedText)}
      </p>
      <CardFrame title={board.title}>
        <fieldset
          ref={arranging.grid}
          className={`${styles.cells} ${gridOf(size)}`}
          aria-label={say(editorWords.cardTitle)}
          aria-describedby={help}
          onKeyDown={arranging.onKeyDown}
        >
          {arrangement.map((id, cell) => (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
              key={cell}
              cell={cell}
              item={byId.get(id ?? '')}
              {...{ board, arranging, dragging }}
            />
          ))}
        </fieldset>
      </CardFrame>
      <p className={visuallyHidden} role="status">
        {arranging.said}
      </p>
      {beside.length > 0 && <ItemsBeside {...{ beside, arranging, dragging }} />}
    </div>
  );
}

interface CellProperties {
  readonly board: EditedBoard;
  readonly cell: number;
  readonly item: BingoItem | undefined;
  readonly arranging: Arranging;
  readonly dragging: Dragging;
}

function Cell({ board, cell, item, arranging, dragging }: CellProperties) {
  const say = useWords();
  const { size } = board;
  const isFree = cell === freeCell(board);
  const label = isFree ? say(editorWords.free) : (item?.label ?? say(editorWords.emptyCell));
  const held = item !== undefined && arranging.held === item.id;
  return (
    <div className={card.place}>
      <button
        type="button"
        className={`${card.cell} ${styles.moved}`}
        data-free={isFree ? '' : undefined}
        data-marked={isFree ? '' : undefined}
        data-cell={cell}
        data-held={held || undefined}
        data-dragged={(held && dragging.dragged === item.id) || undefined}
        data-target={dragging.target === cell || undefined}
        tabIndex={cell === arranging.at ? 0 : -1}
        aria-pressed={held}
        aria-label={say(editorWords.cellAt, {
          row: Math.floor(cell / size) + 1,
          column: (cell % size) + 1,
          label,
        })}
        onFocus={() => arranging.goTo(cell)}
        onClick={() => dragging.pressed(() => arranging.press(cell))}
        {...dragging.handlersFor(item?.id ?? null)}
      >
        <span
          className={
            isFree
              ? card.free
              : `${card.labels[labelStep(label, size)]} ${item ? '' : styles.empty}`
          }
          dir="auto"
        >
          {label}
        </span>
      </button>
    </div>
  );
}
