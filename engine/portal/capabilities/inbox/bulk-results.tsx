import { useWords } from '../../base/i18n/use-words.ts';
import { errorCodeText } from '../../core/console/error-code-text.ts';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import type { DecisionRun } from './use-decisions.ts';

/** What became of many that were decided together, or what would. */
export interface BulkOutcome {
  readonly decided: number;
  readonly refused: readonly BulkRefusal[];
  /** How many were not asked for any more when it was stopped. */
  readonly left: number;
}

export interface BulkRefusal {
  /** The item's, as in a selection. */
  readonly key: string;
  readonly name: string;
  /** Why: an error code. */
  readonly code: string | null;
}

interface BulkResultsProperties {
  readonly outcome: BulkOutcome;
  readonly run: DecisionRun;
}

/** How many are decided, and each that is not with the reason. */
export function BulkResults({ outcome, run }: BulkResultsProperties) {
  const say = useWords();
  const { decided, refused, left } = outcome;
  const foreseen = run === 'dry_run';
  return (
    <div className={styles.results}>
      <div role="status">
        <p>{say(foreseen ? inboxWords.wouldDecide : inboxWords.decidedMany, { count: decided })}</p>
        {left > 0 && <p>{say(inboxWords.stopped, { count: left })}</p>}
        {refused.length > 0 && (
          <p>
            {say(foreseen ? inboxWords.wouldRefuse : inboxWords.couldNot, {
              count: refused.length,
            })}
          </p>
        )}
      </div>
      {refused.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard.
        <ul className={styles.refusals} tabIndex={0}>
          {refused.map(({ key, name, code }) => (
            <li key={key}>
              <bdi>{name}</bdi>: {errorCodeText(code, say)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
