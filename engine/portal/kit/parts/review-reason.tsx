import { useWords } from '../../base/i18n/use-words.ts';
import { cardMuted } from '../../base/theme/parts.css.ts';
import { reviewWords } from '../words/review-words.ts';
import { reasonText } from './reason-text.ts';
import * as styles from './review-reason.css.ts';

interface ReviewReasonProperties {
  /** Of the decision, as the API says it. */
  readonly of: { readonly reason_code: string | null; readonly note: string | null };
}

/** Why something that was sent stands where it does, where somebody said so. */
export function ReviewReason({ of: { reason_code, note } }: ReviewReasonProperties) {
  const say = useWords();
  const reason = reasonText(reason_code, say);
  if (!reason && !note) return null;
  return (
    <div className={styles.note}>
      {reason && <p className={styles.reason}>{say(reviewWords.reason, { reason })}</p>}
      {note && (
        <>
          <p className={cardMuted}>{say(reviewWords.note)}</p>
          <p>{note}</p>
        </>
      )}
    </div>
  );
}
