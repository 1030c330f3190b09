import * as styles from './share-bar.css.ts';

interface ShareBarProperties {
  /** From 0 to 1. */
  readonly share: number;
  /** Says the same in words. */
  readonly label: string;
  /** Beside what matters more. */
  readonly slim?: boolean;
}

/** How much of something is done, as a bar. */
export function ShareBar({ share, label, slim }: ShareBarProperties) {
  return (
    <svg
      className={slim ? styles.slim : styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect className={styles.barTrack} width="100" height="4" />
      <rect className={styles.barValue} width={100 * Math.min(1, Math.max(0, share))} height="4" />
    </svg>
  );
}
