import { type ReactNode, useId } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import * as styles from './manifest.css.ts';

interface PartProperties {
  readonly title: Word;
  readonly children: ReactNode;
}

/** One subject of the page, under its heading. */
export function Part({ title, children }: PartProperties) {
  const say = useWords();
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.partTitle}>
        {say(title)}
      </h2>
      {children}
    </section>
  );
}
