import { useWords } from '../../i18n/use-words.ts';
import { visuallyHidden } from '../../theme/parts.css.ts';
import { commonWords } from '../words/common-words.ts';
import * as styles from './parts.css.ts';

/** Stands where something is about to be, in about its size. */
export function Skeleton({ rows = 3 }: { readonly rows?: number }) {
  const say = useWords();
  return (
    <div className={styles.skeletons} role="status">
      <span className={visuallyHidden}>{say(commonWords.loading)}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are all alike and never move.
        <div key={row} className={styles.skeleton} />
      ))}
    </div>
  );
}
