import { useRef } from 'react';
import { withdrawApplication } from '#contract/applications/endpoints.ts';
import type { Application } from '#contract/shapes/application.ts';
import { isDecided } from '#domain/reviews/review-state.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { words } from '../../base/i18n/words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { card, cardMuted, itemTitle } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { AnswerList } from '../../kit/form/answer-list.tsx';
import { questionsOf } from '../../kit/form/question.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { between } from '../../kit/parts/parts.css.ts';
import { ReviewReason } from '../../kit/parts/review-reason.tsx';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import { ReviewTimeline } from '../../kit/parts/review-timeline.tsx';
import { WithdrawButton } from '../../kit/parts/withdraw-button.tsx';
import { commonWords } from '../../kit/words/common-words.ts';
import { reviewWords } from '../../kit/words/review-words.ts';
import * as styles from './application.css.ts';
import type { ApplicationAnswer } from './application-step.ts';
import { applicationWords } from './application-words.ts';
import { StatusText } from './status-text.tsx';

interface ApplicationStatusProperties {
  readonly application: Application;
  readonly answer: ApplicationAnswer;
}

/** Where an application stands, why, and everything that happened to it. */
export function ApplicationStatus({ application, answer }: ApplicationStatusProperties) {
  const say = useWords();
  const { locale } = useView();
  const { state, submitted_at, decided_at, timeline } = application;
  // Its own button goes away with the withdrawal: the focus stays with what it was about.
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} tabIndex={-1} className={`${card} ${styles.status}`}>
      <div className={between}>
        <h2 className={itemTitle}>{say(words.application)}</h2>
        <ReviewStateTag state={state} />
      </div>
      <p className={cardMuted}>
        {isDecided(state) && decided_at
          ? say(applicationWords.decidedAt, { moment: localMoment(decided_at, locale) })
          : say(applicationWords.submittedAt, { moment: localMoment(submitted_at, locale) })}
      </p>
      <StatusText application={application} />
      <ReviewReason of={application} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <h3 className={itemTitle}>{say(reviewWords.timeline)}</h3>
          <ReviewTimeline timeline={timeline} />
        </div>
        {state !== 'needs_changes' && answer.form.length > 0 && (
          <div className={styles.column}>
            <h3 className={itemTitle}>{say(applicationWords.yourAnswers)}</h3>
            <AnswerList questions={questionsOf(answer.form)} answers={application.answers} />
          </div>
        )}
      </div>
      {!isDecided(state) && <Withdraw onWithdrawn={() => place.current?.focus()} />}
    </section>
  );
}

function Withdraw({ onWithdrawn }: { readonly onWithdrawn: () => void }) {
  const say = useWords();
  const { uuid } = useProgram();
  const withdraw = useAction(withdrawApplication, { refresh: ['programs'] });
  return (
    <>
      {withdraw.error && <CallProblem error={withdraw.error} />}
      <div>
        <WithdrawButton
          withdraw={() => withdraw.mutateAsync({ query: { uuid } })}
          pending={withdraw.isPending}
          question={{
            title: say(applicationWords.withdrawTitle),
            text: say(applicationWords.withdrawText),
            no: say(commonWords.cancel),
          }}
          told={applicationWords.withdrawn}
          onWithdrawn={onWithdrawn}
        />
      </div>
    </>
  );
}
