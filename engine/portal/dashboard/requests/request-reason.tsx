import type { ActivationRequest } from '#contract/shapes/activation-request.ts';
import { useWords } from '../../i18n/use-words.ts';
import { cardMuted } from '../../theme/parts.css.ts';
import { reasonText } from '../parts/reason-text.ts';
import { reviewWords } from '../words/review-words.ts';
import * as styles from './requests.css.ts';

interface RequestReasonProperties {
  readonly request: Pick<ActivationRequest, 'reason_code' | 'note'>;
}

/** Why a request stands where it does, where somebody said so. */
export function RequestReason({ request: { reason_code, note } }: RequestReasonProperties) {
  const say = useWords();
  const reason = reasonText(reason_code, say);
  if (!reason && !note) return null;
  return (
    <div className={styles.note}>
      {reason && <p>{say(reviewWords.reason, { reason })}</p>}
      {note && (
        <>
          <p className={cardMuted}>{say(reviewWords.note)}</p>
          <p>{note}</p>
        </>
      )}
    </div>
  );
}
