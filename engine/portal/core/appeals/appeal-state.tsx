import { useRef } from 'react';
import { withdrawAppeal } from '#contract/content/appeal-endpoints.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import { nextState } from '#domain/reviews/review-state.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { row } from '../../kit/parts/parts.css.ts';
import { ReviewReason } from '../../kit/parts/review-reason.tsx';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import { useOnce } from '../../kit/parts/use-once.ts';
import { openSlideOver } from '../../kit/shell/overlay-store.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { AppealForm } from './appeal-form.tsx';
import { appealWords } from './appeal-words.ts';
import * as styles from './appeals.css.ts';

/**
 * How far an appeal is, what was decided and why. One that needs changes can be sent again, and one
 * that is not decided can be withdrawn.
 */
export function AppealState({ appeal }: { readonly appeal: Appeal }) {
  const say = useWords();
  const { uuid } = useProgram();
  const { locale } = useView();
  const place = useRef<HTMLElement>(null);
  const action = useAction(withdrawAppeal);
  const withdraw = useOnce(async () => {
    await action.mutateAsync({ params: { appeal_id: appeal.id }, query: { uuid } });
    toast({ title: say(appealWords.withdrawn) });
    place.current?.focus();
  });
  const { state, message, decided_at, submitted_at } = appeal;
  const at = decided_at ?? submitted_at;
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles.appeal}
      aria-label={say(appealWords.yours)}
    >
      <div className={row}>
        <strong>{say(appealWords.yours)}</strong>
        <ReviewStateTag state={state} />
        <time className={styles.small} dateTime={at}>
          {localMoment(at, locale)}
        </time>
      </div>
      <p className={styles.message}>{message}</p>
      <ReviewReason of={appeal} />
      {state === 'needs_changes' && <p>{say(appealWords.changeText)}</p>}
      {nextState(state, 'withdraw') && (
        <div className={row}>
          {nextState(state, 'resubmit') && <ChangeButton appeal={appeal} />}
          <button
            type="button"
            className={`${quietButton} ${styles.smallButton}`}
            aria-disabled={action.isPending}
            onClick={withdraw}
          >
            {say(commonWords.withdraw)}
          </button>
        </div>
      )}
      {action.error && <CallProblem error={action.error} />}
    </section>
  );
}

function ChangeButton({ appeal }: { readonly appeal: Appeal }) {
  const say = useWords();
  return (
    <button
      type="button"
      className={`${primaryButton} ${styles.smallButton}`}
      onClick={() =>
        openSlideOver({
          title: say(appealWords.change),
          description: say(appealWords.changeText),
          content: (close) => (
            <>
              <ReviewReason of={appeal} />
              <AppealForm subject={appeal} before={appeal} onSent={close} />
            </>
          ),
        })
      }
    >
      {say(appealWords.change)}
    </button>
  );
}
