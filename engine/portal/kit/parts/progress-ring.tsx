import { useView } from '../../base/view/use-view.ts';
import { percent } from './percent.ts';
import * as styles from './progress-ring.css.ts';

interface ProgressRingProperties {
  /** From 0 to 1. */
  readonly share: number;
  /** Says the same in words. */
  readonly label: string;
}

/** A rectangle with corners so round that it is a circle; a theme may want others. */
const ROUND = { x: 4, y: 4, width: 40, height: 40, rx: 20, pathLength: 100 } as const;

/** How much of something is done, as a line that closes. */
export function ProgressRing({ share, label }: ProgressRingProperties) {
  const { locale } = useView();
  const done = 100 * Math.min(1, Math.max(0, share));
  return (
    <svg className={styles.ring} viewBox="0 0 48 48" role="img" aria-label={label}>
      <rect className={styles.track} {...ROUND} />
      <rect className={styles.arc} {...ROUND} strokeDasharray={100} strokeDashoffset={100 - done} />
      <text className={styles.text} x="24" y="24" fontSize="10">
        {percent(share, locale)}
      </text>
    </svg>
  );
}
