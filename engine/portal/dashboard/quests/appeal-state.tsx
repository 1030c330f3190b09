import { withdrawAppeal } from '#contract/content/appeals.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import { nextState } from '#domain/reviews/review-state.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useAction } from '../../session/use-api.ts';
import { toast } from '../../shell/toast-store.ts';
import { quietButton } from '../../theme/parts.css.ts';
import { useProgram, useView } from '../../view/use-view.ts';
import { errorText } from '../parts/error-text.ts';
import { localMoment } from '../parts/format.ts';
import { row } from '../parts/parts.css.ts';
import { reasonText } from '../parts/reason-text.ts';
import { ReviewStateTag } from '../parts/review-state-tag.tsx';
import { commonWords } from '../words/common-words.ts';
import { pointWords } from '../words/point-words.ts';
import * as styles from './points.css.ts';

/** How far an appeal is, what was decided and why; one that is not decided can be withdrawn. */
export function AppealState({ appeal }: { readonly appeal: Appeal }) {
  const say = useWords();
  const { uuid } = useProgram();
  const { locale } = useView();
  const action = useAction(withdrawAppeal);
  const { state, reason_code, note, submitted_at, decided_at } = appeal;
  const reason = reasonText(reason_code, say);
  const at = decided_at ?? submitted_at;
  return (
    <div className={styles.appeal}>
      <div className={row}>
        <span className={styles.label}>{say(pointWords.yourAppeal)}</span>
        <ReviewStateTag state={state} />
        <time className={styles.small} dateTime={at}>
          {localMoment(at, locale)}
        </time>
      </div>
      {reason && <p>{reason}</p>}
      {note && <p>{note}</p>}
      {nextState(state, 'withdraw') && (
        <button
          type="button"
          className={`${quietButton} ${styles.smallButton}`}
          disabled={action.isPending}
          onClick={() =>
            action.mutate(
              { params: { appeal_id: appeal.id }, query: { uuid } },
              {
                onSuccess: () => toast({ title: say(pointWords.appealWithdrawn) }),
                onError: (error) => toast({ title: errorText(error, say), tone: 'error' }),
              },
            )
          }
        >
          {say(commonWords.withdraw)}
        </button>
      )}
    </div>
  );
}
