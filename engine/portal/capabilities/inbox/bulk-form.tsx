import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { DECISIONS, type Decision } from '#contract/shapes/decisions.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { type BulkOutcome, BulkResults } from './bulk-results.tsx';
import type { Verdict } from './decide-part.ts';
import { beginDecision, DecisionFields, verdictOf } from './decision-form.tsx';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { DECISION_WORDS } from './kinds.ts';
import type { DecisionRun } from './use-decisions.ts';

/** Decides on many, part by part, or says what would become of them. */
export type RunBulk = (asked: {
  readonly verdict: Verdict;
  readonly run: DecisionRun;
  /** After the part that runs, no further one begins once it is aborted. */
  readonly signal: AbortSignal;
  /** Called with how many are done. */
  readonly onProgress: (done: number) => void;
}) => Promise<BulkOutcome>;

interface BulkFormProperties {
  /** How many it is decided on. */
  readonly count: number;
  /** What they are. */
  readonly title: string;
  readonly run: RunBulk;
  readonly onDone: () => void;
  /** Further things that can be done, beside the one that ends it. */
  readonly children?: ReactNode;
}

/** Decides on many: first it says what would become of each. */
export function BulkForm({ count, title, run, onDone, children }: BulkFormProperties) {
  const say = useWords();
  const { locale } = useView();
  const [typed, setTyped] = useState(() => beginDecision('accept', ''));
  const trial = useBulk(run, 'dry_run');
  const decide = useBulk(run, 'decide');
  const running = [trial, decide].find(({ isPending }) => isPending);
  const choose = (decision: Decision) => {
    trial.reset();
    setTyped(beginDecision(decision, typed.note));
  };
  const start = (one: typeof trial) => !running && one.mutate(verdictOf(typed));
  return (
    <article className={styles.item}>
      <div className={styles.head}>
        <h2 className={styles.partTitle}>{title}</h2>
        <button type="button" className={smallButton} onClick={onDone}>
          {say(inboxWords.unselect)}
        </button>
        {children}
      </div>
      <div className={styles.buttons}>
        {DECISIONS.map((decision) => (
          <button
            key={decision}
            type="button"
            className={smallButton}
            aria-pressed={typed.decision === decision}
            onClick={() => choose(decision)}
          >
            {say(DECISION_WORDS[decision])}
          </button>
        ))}
      </div>
      <form
        key={typed.decision}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          start(trial);
        }}
      >
        <DecisionFields
          typed={typed}
          onType={(next) => {
            trial.reset();
            setTyped(next);
          }}
        />
        <div className={styles.buttons}>
          <button type="submit" className={smallButton} aria-disabled={running !== undefined}>
            {say(inboxWords.dryRun)}
          </button>
          {trial.data && !decide.data && (
            <button
              type="button"
              className={primaryButton}
              aria-disabled={running !== undefined}
              onClick={() => start(decide)}
            >
              {say(DECISION_WORDS[typed.decision])} ({formatNumber(count, locale)})
            </button>
          )}
        </div>
      </form>
      {running && (
        <div className={styles.buttons}>
          <p role="status">
            <progress max={count} value={running.progress} aria-label={say(commonWords.loading)} />{' '}
            {formatNumber(running.progress, locale)} / {formatNumber(count, locale)}
          </p>
          <button type="button" className={smallButton} onClick={running.stop}>
            {say(inboxWords.stop)}
          </button>
        </div>
      )}
      {decide.data ? (
        <BulkResults outcome={decide.data} run="decide" />
      ) : (
        trial.data && <BulkResults outcome={trial.data} run="dry_run" />
      )}
      {trial.error && <CallProblem error={trial.error} />}
      {decide.error && <CallProblem error={decide.error} />}
    </article>
  );
}

/** One run over all of them, with how far it is and how to stop it. */
function useBulk(runBulk: RunBulk, run: DecisionRun) {
  const [progress, setProgress] = useState(0);
  const stopping = useRef(new AbortController());
  const mutation = useMutation<BulkOutcome, ApiCallError, Verdict>(
    {
      mutationKey: ['operator'],
      mutationFn: (verdict) => {
        stopping.current = new AbortController();
        setProgress(0);
        const { signal } = stopping.current;
        return runBulk({ verdict, run, signal, onProgress: setProgress });
      },
      onSettled: () =>
        run === 'decide'
          ? queryClient.invalidateQueries({ queryKey: [undefined, 'operator'] })
          : undefined,
    },
    queryClient,
  );
  return { ...mutation, progress, stop: () => stopping.current.abort() };
}
