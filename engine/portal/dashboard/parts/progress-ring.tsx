import * as styles from './progress-ring.css.ts';

interface ProgressRingProperties {
  /** From 0 to 1. */
  readonly share: number;
  /** Says the same in words. */
  readonly label: string;
}

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much of something is done, as a ring. */
export function ProgressRing({ share, label }: ProgressRingProperties) {
  const done = Math.min(1, Math.max(0, share));
  return (
    <svg className={styles.ring} viewBox="0 0 48 48" role="img" aria-label={label}>
      <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
      <circle
        className={styles.arc}
        cx="24"
        cy="24"
        r={RADIUS}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - done)}
      />
      <text className={styles.text} x="24" y="24">
        {Math.floor(done * 100)}
      </text>
    </svg>
  );
}
