import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { formatNumber, localMoment } from '../../kit/parts/format.ts';
import * as styles from './people.css.ts';
import { recordWords } from './record-words.ts';

interface RecordsProperties<Item> {
  readonly title: Word;
  /** The newest of them, and how many there are. */
  readonly of: { readonly count: number; readonly items: readonly Item[] };
  readonly columns: readonly Word[];
  /** The row of one, with its key; its first cell is a `th` with the scope `row`. */
  readonly children: (item: Item) => ReactNode;
}

/** What somebody has of one kind: how many, and the newest in a short table. */
export function Records<Item>({ title, of, columns, children }: RecordsProperties<Item>) {
  const say = useWords();
  const { locale } = useView();
  const { count, items } = of;
  const shown = items.length;
  const amount =
    count > shown
      ? say(recordWords.newestOf, { shown, count })
      : count === 0
        ? say(recordWords.none)
        : formatNumber(count, locale);
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.partTitle}>{say(title)}</h2>
        <span className={styles.muted}>{amount}</span>
      </div>
      {shown > 0 && (
        <ConsoleTable label={say(title)} columns={columns.map((word) => ({ word }))}>
          {items.map(children)}
        </ConsoleTable>
      )}
    </section>
  );
}

/** A cell with a moment; empty where there was none. */
export function When({ at }: { readonly at: string | null }) {
  const { locale } = useView();
  return <td>{at && <time dateTime={at}>{localMoment(at, locale)}</time>}</td>;
}
