import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { commonWords } from '../words/common-words.ts';
import * as styles from './parts.css.ts';
import './waiting.css.ts';

/** What is about to come: a few parts, rows of a list, or cards beside each other. */
export type SkeletonShape = 'parts' | 'rows' | 'cards';

const LOOKS: Readonly<Record<SkeletonShape, readonly [all: string, one: string]>> = {
  parts: [styles.skeletons, styles.skeleton],
  rows: [styles.skeletonRows, styles.skeletonRow],
  cards: [styles.skeletonCards, styles.skeletonCard],
};

interface SkeletonProperties {
  readonly rows?: number;
  readonly shape?: SkeletonShape;
}

/** Stands where something is about to be, in about its size. */
export function Skeleton({ rows = 3, shape = 'parts' }: SkeletonProperties) {
  const say = useWords();
  const [all, one] = LOOKS[shape];
  return (
    <div className={all} role="status" data-loading="">
      <span className={visuallyHidden}>{say(commonWords.loading)}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are all alike and never move.
        <div key={row} className={one} />
      ))}
    </div>
  );
}
