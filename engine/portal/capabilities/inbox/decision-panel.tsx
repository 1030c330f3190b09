import { Suspense, useEffect, useState } from 'react';
import type { Decision } from '#contract/shapes/decisions.ts';
import type { ReviewSubject } from '#contract/vocabulary/inbox-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { clearDraft, draftKey, readDraft, writeDraft } from '../../base/session/draft-storage.ts';
import { primaryButton } from '../../base/theme/parts.css.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { errorCodeText } from '../../core/console/error-code-text.ts';
import { KeyHint } from '../../core/console/key-hint.tsx';
import { useShortcuts } from '../../core/console/shortcuts.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { commonWords } from '../../kit/words/common-words.ts';
import { beginDecision, DecisionFields, type TypedDecision, verdictOf } from './decision-form.tsx';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { DECISION_WORDS } from './kinds.ts';
import { useDecisions } from './use-decisions.ts';

const MailToCreator = lazyPart(async () => (await import('./decision-mail.tsx')).MailToCreator);

const KEYS: readonly (readonly [key: string, decision: Decision])[] = [
  ['a', 'accept'],
  ['r', 'reject'],
  ['c', 'request_changes'],
];

interface DecisionPanelProperties {
  readonly kind: ReviewSubject;
  readonly item: {
    readonly id: string | number;
    readonly revision: number;
    /** Null where they have no account. */
    readonly creator: { readonly locale: string } | null;
  };
  readonly onDecided: () => void;
}

/** Decides on one item: a key or button, a reason, Enter. What was typed survives a sign-out. */
export function DecisionPanel({ kind, item, onDecided }: DecisionPanelProperties) {
  const say = useWords();
  const { typed, open, type, forget } = useTypedDecision(`${kind}:${item.id}`);
  const decide = useDecisions();
  const { reset } = decide;
  useShortcuts(
    KEYS.map(([key, decision]) => ({
      key,
      word: DECISION_WORDS[decision],
      run: () => open(decision),
    })),
  );
  const refusal = decide.data?.find(({ result }) => result === 'refused')?.code;
  const submit = async () => {
    if (!typed || decide.isPending) return;
    const items = [{ kind, id: String(item.id), revision: item.revision }];
    const [result] = await decide.mutateAsync({ items, verdict: verdictOf(typed), run: 'decide' });
    if (result?.result === 'refused') {
      // It may be shown as it is now, without this form: what happened is said beside it as well.
      toast({ title: errorCodeText(result.code, say), tone: 'warning' });
      return;
    }
    forget();
    onDecided();
  };
  return (
    <div className={styles.decisions}>
      <div className={styles.buttons}>
        {KEYS.map(([key, decision]) => (
          <button
            key={decision}
            type="button"
            className={smallButton}
            aria-pressed={typed?.decision === decision}
            aria-keyshortcuts={key}
            onClick={() => {
              reset();
              open(decision);
            }}
          >
            {say(DECISION_WORDS[decision])}
            <KeyHint>{key.toUpperCase()}</KeyHint>
          </button>
        ))}
      </div>
      {typed && (
        <form
          key={typed.decision}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit().catch(() => {});
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') forget();
            const submits = event.key === 'Enter' && (event.target as Element).tagName !== 'BUTTON';
            const inText = (event.target as Element).tagName === 'TEXTAREA';
            if (submits && (!inText || event.ctrlKey || event.metaKey)) {
              event.preventDefault();
              event.currentTarget.requestSubmit();
            }
          }}
        >
          <DecisionFields typed={typed} onType={type} locale={item.creator?.locale} />
          <Suspense fallback={<p className={styles.mark}>{say(inboxWords.mailComing)}</p>}>
            <MailToCreator kind={kind} id={item.id} typed={typed} />
          </Suspense>
          <div className={styles.endings}>
            <button type="submit" className={primaryButton} aria-disabled={decide.isPending}>
              {say(DECISION_WORDS[typed.decision])}
            </button>
            <button type="button" className={smallButton} onClick={forget}>
              {say(commonWords.cancel)}
            </button>
          </div>
        </form>
      )}
      {refusal && (
        <Notice tone="warning">
          <p role="alert">{errorCodeText(refusal, say)}</p>
        </Notice>
      )}
      {decide.error && <CallProblem error={decide.error} />}
    </div>
  );
}

/** What is typed for a decision on an item, kept in this browser until it is made or given up. */
function useTypedDecision(key: string) {
  const { operator, program } = useConsole();
  const draft = draftKey(program.uuid, operator.id, `decision ${key}`);
  const [typed, setTyped] = useState(() => readDraft(draft) as TypedDecision | undefined);
  useEffect(() => {
    if (typed) writeDraft(draft, typed);
  }, [draft, typed]);
  return {
    typed,
    type: setTyped,
    open: (decision: Decision) => setTyped((before) => beginDecision(decision, before?.note ?? '')),
    forget: () => {
      clearDraft(draft);
      setTyped(undefined);
    },
  };
}
