import { freeCell } from '#domain/bingo/board-shape.ts';
import type { Card } from '#domain/bingo/draw-card.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import * as styles from '../../core/bingo-card/bingo-card.css.ts';
import { labelStep } from '../../core/bingo-card/label-fit.ts';
import { editorWords } from './bingo-editor-words.ts';
import { CardFrame, gridOf } from './card-frame.tsx';

interface StillCardProperties {
  readonly title: string;
  readonly seed: string | undefined;
  readonly card: Card;
  readonly freeCentre: boolean;
}

/** A card as its players see it at the start. */
export function StillCard({ title, seed, card: { size, cells }, freeCentre }: StillCardProperties) {
  const say = useWords();
  const free = freeCell({ size, free_centre: freeCentre });
  return (
    <CardFrame title={title} seed={seed}>
      <ul className={gridOf(size)} aria-label={say(editorWords.cardTitle)}>
        {cells.map((item, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
          <li key={cell} className={styles.place}>
            {cell === free ? (
              <span className={styles.cell} data-marked="" data-free="">
                <span className={styles.free}>{say(editorWords.free)}</span>
              </span>
            ) : (
              <span className={styles.cell}>
                <span className={styles.labels[labelStep(item?.label ?? '', size)]} dir="auto">
                  {item?.label}
                </span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </CardFrame>
  );
}
