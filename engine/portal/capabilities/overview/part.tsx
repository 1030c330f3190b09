import type { ReactNode } from 'react';
import * as styles from './overview.css.ts';

interface PartProperties {
  readonly title: string;
  /** What to know about it. */
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of the page. Its tables are the places that listeners go to; this only has a heading. */
export function Part({ title, text, children }: PartProperties) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {text && <p className={styles.muted}>{text}</p>}
      {children}
    </section>
  );
}
