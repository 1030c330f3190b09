import type { BingoMark } from '#contract/shapes/bingo.ts';
import type { BoardSize } from '#domain/bingo/board-shape.ts';
import type { CardCell } from '#domain/bingo/draw-card.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useView } from '../../base/view/use-view.ts';
import * as styles from '../../core/bingo-card/bingo-card.css.ts';
import { labelStep } from '../../core/bingo-card/label-fit.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { bingoWords } from './bingo-words.ts';
import { markMoment } from './mark-text.ts';

interface BingoCellProperties {
  readonly item: CardCell;
  readonly size: BoardSize;
  /** The first one says by whom. */
  readonly marks: readonly BingoMark[];
  /** Whether the person plays this card, and may mark. */
  readonly playable: boolean;
  readonly reachable: boolean;
  readonly onUse: () => void;
}

/** A square of a card; its sign and its words tell that it is marked, not its colour alone. */
export function BingoCell({ item, size, marks, playable, reachable, onUse }: BingoCellProperties) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow(60_000);
  if (!item) return <FreeCell reachable={reachable} />;
  const [first] = marks;
  const told = first
    ? say(first.marked_by === null ? bingoWords.cellByEvent : bingoWords.cellByPerson, {
        item: item.label,
        name: first.marked_by,
        time: markMoment(first.marked_at, locale, now),
      })
    : say(bingoWords.cellNotMarked, { item: item.label });
  return (
    <button
      type="button"
      className={styles.cell}
      data-marked={first ? '' : undefined}
      data-playable={playable ? '' : undefined}
      tabIndex={reachable ? 0 : -1}
      aria-label={told}
      aria-pressed={first !== undefined}
      aria-disabled={playable ? undefined : true}
      onClick={onUse}
    >
      {first && <span className={styles.stamp} />}
      <span className={styles.labels[labelStep(item.label, size)]} dir="auto">
        {item.label}
      </span>
      {first && (
        <span className={styles.check} aria-hidden="true">
          <Icon name="tabler:check" />
        </span>
      )}
    </button>
  );
}

const STAR = 'M12 1.8l3.1 6.5 7.1.9-5.2 4.9 1.3 7-6.3-3.4-6.3 3.4 1.3-7L1.8 9.2l7.1-.9z';

function FreeCell({ reachable }: { readonly reachable: boolean }) {
  const say = useWords();
  return (
    <button
      type="button"
      className={styles.cell}
      data-marked=""
      data-free=""
      tabIndex={reachable ? 0 : -1}
      aria-pressed="true"
      aria-disabled="true"
      aria-label={say(bingoWords.freeCell)}
    >
      <span className={styles.free}>
        <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
          <path d={STAR} />
        </svg>
        {say(bingoWords.free)}
      </span>
    </button>
  );
}
