import type { Application } from '#contract/shapes/application.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { localDay, localMoment } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import * as styles from './application.css.ts';
import { applicationWords } from './application-words.ts';

const DAY = 86_400_000;

/** What the state of an application means for the person. */
export function StatusText({ application }: { readonly application: Application }) {
  const say = useWords();
  const { locale } = useView();
  const { review_days: days } = useProgram().applications;
  const now = useNow();
  const { state, submitted_at, reapply_at } = application;
  const sentence = () => {
    switch (state) {
      case 'submitted':
      case 'in_review': {
        if (days === undefined) return say(applicationWords.waitingOpen);
        const until = new Date(Date.parse(submitted_at) + days * DAY).toISOString();
        return say(applicationWords.waiting, { days, day: localDay(until, locale) });
      }
      case 'needs_changes':
        return say(applicationWords.needsChanges);
      case 'accepted':
        return say(applicationWords.acceptedText);
      case 'rejected':
        return say(applicationWords.rejectedText);
      case 'withdrawn':
        return say(applicationWords.withdrawnText);
    }
  };
  const later = state === 'rejected' && reapply_at !== null && Date.parse(reapply_at) > now;
  return (
    <div className={styles.text}>
      <p>{sentence()}</p>
      {later && (
        <p>
          <time dateTime={reapply_at}>
            {say(applicationWords.reapplyAt, { moment: localMoment(reapply_at, locale) })}
          </time>
        </p>
      )}
    </div>
  );
}
