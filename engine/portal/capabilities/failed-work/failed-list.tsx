import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import * as styles from './failed-work.css.ts';
import { failedWorkWords as words } from './failed-work-words.ts';

const COLUMNS = [
  { word: words.what },
  { word: words.state },
  { word: words.when },
  { word: words.reason },
  { word: words.actions, heading: 'hidden' as const },
];

export interface FailedListItem {
  readonly id: number;
  readonly what: ReactNode;
  readonly state: string;
  readonly attempts: number;
  /** ISO 8601. */
  readonly at: string;
  readonly reason: string | null;
  /** Absent where nothing can be done now. */
  readonly action?: { readonly label: string; readonly name: string; readonly do: () => void };
}

interface FailedListProperties {
  readonly label: string;
  readonly items: readonly FailedListItem[];
}

/** What failed: its state, the reason, and what has it done anew. */
export function FailedList({ label, items }: FailedListProperties) {
  const say = useWords();
  const { locale } = useView();
  return (
    <ConsoleTable label={label} columns={COLUMNS}>
      {items.map(({ id, what, state, attempts, at, reason, action }) => (
        <tr key={id}>
          <th scope="row">{what}</th>
          <td>
            <div>{state}</div>
            <div className={styles.muted}>{say(words.attempts, { count: attempts })}</div>
          </td>
          <td>
            <time dateTime={at}>{localMoment(at, locale)}</time>
          </td>
          <td>
            <bdi className={styles.reason}>{reason ?? say(words.noReason)}</bdi>
          </td>
          <td>
            {action && (
              <button
                type="button"
                className={smallButton}
                aria-label={action.label}
                onClick={action.do}
              >
                {action.name}
              </button>
            )}
          </td>
        </tr>
      ))}
    </ConsoleTable>
  );
}
