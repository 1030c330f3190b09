import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import * as styles from './play.css.ts';

const CELLS = Array.from({ length: 25 }, (_, cell) => cell);

/** Stands where the card is about to be, in its size. */
export function CardSkeleton() {
  const say = useWords();
  return (
    <div className={styles.table}>
      <div className={styles.stage}>
        <div className={styles.skeleton} role="status" data-loading="">
          <span className={`${styles.skeletonTop}`}>
            <span className={visuallyHidden}>{say(commonWords.loading)}</span>
          </span>
          {CELLS.map((cell) => (
            <span key={cell} className={styles.skeletonCell} />
          ))}
        </div>
      </div>
    </div>
  );
}
