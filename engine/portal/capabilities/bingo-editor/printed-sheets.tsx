import { memo } from 'react';
import { freeCell } from '#domain/bingo/board-shape.ts';
import type { Card } from '#domain/bingo/draw-card.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { labelStep } from '../../core/bingo-card/label-fit.ts';
import { editorWords } from './bingo-editor-words.ts';
import * as styles from './print.css.ts';

export type Paper = 'a4' | 'letter';
export type PerPage = 1 | 2;

interface PrintedSheetsProperties {
  readonly title: string;
  readonly cards: readonly Card[];
  /** Of the cards, in their order; none where the card is arranged. */
  readonly seeds: readonly string[];
  readonly freeCentre: boolean;
  readonly paper: Paper;
  readonly perPage: PerPage;
}

/** Cards on paper: seen by printers alone. */
export const PrintedSheets = memo(function PrintedSheets(properties: PrintedSheetsProperties) {
  const { cards, paper, perPage } = properties;
  const pages = Array.from({ length: Math.ceil(cards.length / perPage) }, (_, page) => page);
  return (
    <div className={`${styles.sheets} ${styles.paper[paper]}`} data-sheets>
      {pages.map((page) => (
        <div key={page} className={styles.sheet}>
          {cards.slice(page * perPage, (page + 1) * perPage).map((card, at) => (
            <PrintedCard
              key={properties.seeds[page * perPage + at] ?? 'arranged'}
              {...properties}
              card={card}
              seed={properties.seeds[page * perPage + at]}
            />
          ))}
        </div>
      ))}
    </div>
  );
});

interface PrintedCardProperties
  extends Pick<PrintedSheetsProperties, 'title' | 'freeCentre' | 'perPage'> {
  readonly card: Card;
  readonly seed: string | undefined;
}

function PrintedCard({ title, freeCentre, perPage, card, seed }: PrintedCardProperties) {
  const say = useWords();
  const program = useProgram();
  const { size, cells } = card;
  const free = freeCell({ size, free_centre: freeCentre });
  return (
    <article className={`${styles.printed} ${styles.measure[perPage]}`}>
      <h1 className={`${styles.title} ${styles.titleSize[perPage]}`} dir="auto">
        {title}
      </h1>
      <div className={styles.gridBox}>
        <div className={styles.grid[size]}>
          {cells.map((item, cell) => {
            const label = cell === free ? say(editorWords.free) : (item?.label ?? '');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position
              <div key={cell} className={`${styles.cell} ${cell === free ? styles.free : ''}`}>
                <span className={styles.labels[labelStep(label, size)]} dir="auto">
                  {label}
                </span>
              </div>
            );
          })}
        </div>
      </div>
      <p className={styles.foot}>
        <span>{program.title}</span>
        {seed !== undefined && <span>{say(editorWords.seed, { seed })}</span>}
      </p>
    </article>
  );
}
