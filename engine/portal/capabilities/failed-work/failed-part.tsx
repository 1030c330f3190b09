import type { ApiCallError } from '#contract/endpoints/client.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import type { Pages } from '../../kit/parts/use-pages.ts';
import { FailedList, type FailedListItem } from './failed-list.tsx';
import * as styles from './failed-work.css.ts';

interface FailedPartProperties {
  readonly title: Word;
  readonly text: Word;
  /** Said where there is nothing. */
  readonly nothing: Word;
  readonly list: Pages<unknown>;
  readonly items: readonly FailedListItem[];
  /** Has several done anew; absent where there are not several. */
  readonly all?: { readonly name: string; readonly do: () => void } | false;
  readonly isPending: boolean;
  readonly error: ApiCallError | null;
}

/** One kind of work that failed, and what has it done anew, one by one or all at once. */
export function FailedPart({
  title,
  text,
  nothing,
  list,
  items,
  all = false,
  isPending,
  error,
}: FailedPartProperties) {
  const say = useWords();
  return (
    <div className={styles.part}>
      <h2 className={styles.partTitle}>{say(title)}</h2>
      <Paged of={list} rows={3} shape="rows">
        {() =>
          items.length === 0 ? (
            <p className={styles.muted}>{say(nothing)}</p>
          ) : (
            <>
              <p className={styles.muted}>{say(text)}</p>
              {all && (
                <div>
                  <button
                    type="button"
                    className={smallButton}
                    aria-disabled={isPending}
                    onClick={all.do}
                  >
                    {all.name}
                  </button>
                </div>
              )}
              <FailedList label={say(title)} items={items} />
            </>
          )
        }
      </Paged>
      {error && <CallProblem error={error} />}
    </div>
  );
}
