import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { listDecisions, undoOwnDecisions } from '#contract/reviews/decision-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { errorCodeText } from '../../core/console/error-code-text.ts';
import { KeyHint } from '../../core/console/key-hint.tsx';
import { useShortcuts } from '../../core/console/shortcuts.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { DECISION_WORDS } from './kinds.ts';
import { refreshQueue } from './refresh-queue.ts';

/** Milliseconds between readings while a decision waits, and while none does. */
const WHILE_WAITING = 3_000;
const OTHERWISE = 30_000;
/** How long one is told of what could not take effect. Milliseconds. */
const TOLD_FOR = 10 * 60_000;

/** What was decided and can be undone, and what could not take effect. */
export function HeldBar() {
  const say = useWords();
  const { operator, program, may, addressOf } = useConsole();
  const query = { uuid: program.uuid, limit: 100 };
  const waiting = useEndpoint(
    listDecisions,
    { query: { ...query, state: 'waiting' } },
    { refetchInterval: WHILE_WAITING },
  );
  const refused = useEndpoint(
    listDecisions,
    { query: { ...query, state: 'refused' } },
    { refetchInterval: OTHERWISE },
  );
  const undo = useUndoOwn();
  const own = waiting.data?.items.filter(({ operator_id }) => operator_id === operator.id) ?? [];
  const late = (refused.data?.items ?? []).filter(
    ({ settled_at }) => settled_at !== null && Date.now() - Date.parse(settled_at) < TOLD_FOR,
  );
  const takeBack = () => {
    if (own.length === 0 || undo.isPending) return;
    undo.mutate(undefined, {
      onSuccess: (undone) => {
        toast({
          title: say(undone > 0 ? inboxWords.undone : inboxWords.tooLate),
          tone: undone > 0 ? 'success' : 'warning',
        });
      },
    });
  };
  const count = waiting.data?.items.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    // What took effect meanwhile, or was undone elsewhere, does not wait in the list any more.
    if (count < before.current) refreshQueue();
    before.current = count;
  }, [count]);
  useShortcuts(may('review') ? [{ key: 'u', word: inboxWords.undoLast, run: takeBack }] : []);
  return (
    <div aria-live="polite">
      {own.length > 0 && (
        <p className={styles.held}>
          {say(waiting.data?.next_cursor ? inboxWords.heldMore : inboxWords.heldMany, {
            count: own.length,
          })}
          <button
            type="button"
            className={smallButton}
            aria-disabled={undo.isPending}
            aria-keyshortcuts="u"
            onClick={takeBack}
          >
            {say(inboxWords.undo)}
            <KeyHint>U</KeyHint>
          </button>
        </p>
      )}
      {late.length > 0 && (
        <div className={styles.refused}>
          <p>{say(inboxWords.refusedMany, { count: late.length })}</p>
          <ul className={styles.results}>
            {late.map(({ id, subject_kind, subject_id, decision, refusal_code }) => (
              <li key={id}>
                <ConsoleLink to={addressOf('inbox', `${subject_kind}:${subject_id}`)}>
                  {say(DECISION_WORDS[decision])}
                </ConsoleLink>
                {': '}
                {errorCodeText(refusal_code, say)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Takes back all that the operator decided and that waits, in as many calls as that takes. */
function useUndoOwn() {
  const view = useView();
  const { program } = useConsole();
  return useMutation<number, ApiCallError>(
    {
      mutationKey: ['operator'],
      mutationFn: async () => {
        let undone = 0;
        for (let remaining = 1; remaining > 0; ) {
          const input = { query: { uuid: program.uuid } };
          const answer = await sessionClient(view).call(undoOwnDecisions, input);
          undone += answer.undone;
          remaining = answer.undone === 0 ? 0 : answer.remaining;
        }
        return undone;
      },
      onSettled: refreshQueue,
    },
    queryClient,
  );
}
