import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import * as styles from './console-table.css.ts';

interface ConsoleTableProperties {
  /** What the table lists. */
  readonly label: string;
  readonly columns: readonly {
    readonly word: Word;
    /** Of a column that everybody understands by what stands in it. */
    readonly heading?: 'hidden';
  }[];
  /** Its rows; the first cell of each is a `th` with the scope `row`. */
  readonly children: ReactNode;
}

/** A table of the console, which scrolls by itself where the page is narrower. */
export function ConsoleTable({ label, columns, children }: ConsoleTableProperties) {
  const say = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ word, heading }) => (
              <th key={word.id} scope="col">
                {heading === 'hidden' ? (
                  <span className={visuallyHidden}>{say(word)}</span>
                ) : (
                  say(word)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
