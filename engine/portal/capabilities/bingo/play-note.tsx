import type { ReactNode } from 'react';
import * as styles from './play.css.ts';

interface PlayNoteProperties {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A short word beside the card, and what to do about it. */
export function PlayNote({ title, text, children }: PlayNoteProperties) {
  return (
    <section className={`${styles.panel} ${styles.noPrint}`}>
      <h2 className={styles.panelTitle}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  );
}
