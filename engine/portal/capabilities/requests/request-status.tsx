import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { readRequest, resubmitRequest, withdrawRequest } from '#contract/requests/endpoints.ts';
import { isDecided } from '#domain/reviews/review-state.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { card, cardMuted, itemTitle, primaryButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { KeyName } from '../../core/keys/key-choice.tsx';
import { AnswerList } from '../../kit/form/answer-list.tsx';
import { questionsOf } from '../../kit/form/question.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { between, stack } from '../../kit/parts/parts.css.ts';
import { ReviewReason } from '../../kit/parts/review-reason.tsx';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import { ReviewTimeline } from '../../kit/parts/review-timeline.tsx';
import { useNow } from '../../kit/parts/use-now.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { WithdrawButton } from '../../kit/parts/withdraw-button.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { reviewWords } from '../../kit/words/review-words.ts';
import { RequestForm } from './request-form.tsx';
import { requestWords } from './request-words.ts';
import * as styles from './requests.css.ts';

type Request = ResponseOf<typeof readRequest>;

interface RequestStatusProperties {
  readonly id: number;
  /** Whether it can be requested anew. */
  readonly again: boolean;
}

/** Where a request stands, why, what happened to it, and what its author can do. */
export function RequestStatus({ id, again }: RequestStatusProperties) {
  const { uuid } = useProgram();
  const answer = useEndpoint(readRequest, {
    params: { activation_request_id: id },
    query: { uuid },
  });
  return <Answer of={answer}>{(request) => <Status request={request} again={again} />}</Answer>;
}

interface StatusProperties {
  readonly request: Request;
  readonly again: boolean;
}

function Status({ request, again }: StatusProperties) {
  const say = useWords();
  const { locale } = useView();
  const { activation_title, state, submitted_at, decided_at, timeline } = request;
  const moment = (at: string) => ({ date: localMoment(at, locale) });
  return (
    <section className={`${card} ${stack}`}>
      <div className={between}>
        <h2 className={itemTitle}>{activation_title}</h2>
        <ReviewStateTag state={state} />
      </div>
      <p className={cardMuted}>
        {decided_at && isDecided(state)
          ? say(requestWords.decidedAt, moment(decided_at))
          : say(requestWords.sentAt, moment(submitted_at))}
      </p>
      <ReviewReason of={request} />
      <GoOn request={request} again={again} />
      <div>
        <h3 className={`${itemTitle} ${styles.heading}`}>{say(reviewWords.timeline)}</h3>
        <ReviewTimeline timeline={timeline} />
      </div>
      {state === 'needs_changes' ? <Change request={request} /> : <Sent request={request} />}
      {!isDecided(state) && <Withdraw request={request} />}
    </section>
  );
}

/** What an accepted request leads to, and when a rejected one can be made again. */
function GoOn({ request, again }: StatusProperties) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const claims = useSectionPath('claims');
  const { state, influencer_activation_id: enrolment, reapply_at } = request;
  if (state === 'accepted' && enrolment !== null && claims)
    return (
      <div className={between}>
        <p>{say(requestWords.acceptedText)}</p>
        <ProgramLink to={`${claims}/${enrolment}`} className={primaryButton}>
          {say(requestWords.goOn)}
        </ProgramLink>
      </div>
    );
  if (state === 'rejected' && reapply_at && Date.parse(reapply_at) > now)
    return <p>{say(requestWords.again, { moment: localMoment(reapply_at, locale) })}</p>;
  return again ? <p>{say(requestWords.againNow)}</p> : null;
}

/** What was sent. */
function Sent({ request }: Pick<StatusProperties, 'request'>) {
  const say = useWords();
  const { form, answers, key_options, key_option_id } = request;
  const key = key_options.find(({ id }) => id === key_option_id);
  if (form.length === 0 && !key) return null;
  return (
    <div className={styles.rows}>
      <h3 className={itemTitle}>{say(requestWords.yourAnswers)}</h3>
      {key && (
        <p>
          {say(requestWords.key)}: <KeyName option={key} />
        </p>
      )}
      <AnswerList questions={questionsOf(form)} answers={answers} />
    </div>
  );
}

/** The form once more, after changes were asked for. */
function Change({ request }: Pick<StatusProperties, 'request'>) {
  const say = useWords();
  const { uuid } = useProgram();
  const resubmit = useAction(resubmitRequest);
  const params = { activation_request_id: request.id };
  return (
    <div className={stack}>
      <h3 className={itemTitle}>{say(requestWords.changesTitle)}</h3>
      <p className={cardMuted}>{say(requestWords.changesText)}</p>
      <RequestForm
        activation={request}
        before={request}
        submitLabel={say(requestWords.sendAgain)}
        onSubmit={async (body) => {
          await resubmit.mutateAsync({ params, query: { uuid }, body });
          toast({ title: say(requestWords.sent), tone: 'success' });
        }}
      />
    </div>
  );
}

function Withdraw({ request }: Pick<StatusProperties, 'request'>) {
  const say = useWords();
  const { uuid } = useProgram();
  const withdraw = useAction(withdrawRequest);
  const params = { activation_request_id: request.id };
  return (
    <>
      {withdraw.error && <CallProblem error={withdraw.error} />}
      <div>
        <WithdrawButton
          withdraw={() => withdraw.mutateAsync({ params, query: { uuid } })}
          pending={withdraw.isPending}
          question={{
            title: say(requestWords.withdrawTitle),
            text: say(requestWords.withdrawText),
            no: say(requestWords.keep),
          }}
          told={requestWords.withdrawn}
        />
      </div>
    </>
  );
}
