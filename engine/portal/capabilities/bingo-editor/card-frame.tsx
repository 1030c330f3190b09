import type { ReactNode } from 'react';
import type { BoardSize } from '#domain/bingo/board-shape.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import * as card from '../../core/bingo-card/bingo-card.css.ts';
import { editorWords } from './bingo-editor-words.ts';
import { frame, title as titleStyle } from './card.css.ts';

interface CardFrameProperties {
  readonly title: string;
  /** Of the card that is shown; undefined where all play the same one. */
  readonly seed?: string | undefined;
  readonly children: ReactNode;
}

/** The card as players see it, around its cells. */
export function CardFrame({ title, seed, children }: CardFrameProperties) {
  const say = useWords();
  return (
    <div className={`${card.card} ${frame}`}>
      <div className={card.head}>
        <span className={`${card.title} ${titleStyle}`} dir="auto">
          {title.trim() || say(editorWords.untitled)}
        </span>
        {seed !== undefined && (
          <span className={card.seed} dir="ltr">
            {seed}
          </span>
        )}
      </div>
      <div className={card.body}>
        <div className={card.gridBox}>{children}</div>
      </div>
    </div>
  );
}

/** The style of the cells' grid on a board of a size. */
export const gridOf = (size: BoardSize): string => card.grids[size];
