import { useState } from 'react';
import { listAppeals, submitAppeal, withdrawAppeal } from '#contract/content/appeals.ts';
import type { Appeal } from '#contract/shapes/appeal.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useAction, useEndpoint } from '../../session/use-api.ts';
import { toast } from '../../shell/toast-store.ts';
import { cardMuted, itemTitle, quietButton } from '../../theme/parts.css.ts';
import { useProgram } from '../../view/use-view.ts';
import { AnswerForm } from '../form/answer-form.tsx';
import { Answer } from '../parts/answer.tsx';
import { CallProblem } from '../parts/call-problem.tsx';
import { between, stack } from '../parts/parts.css.ts';
import { ReviewStateTag } from '../parts/review-state-tag.tsx';
import { ReviewTimeline } from '../parts/review-timeline.tsx';
import { useOnce } from '../parts/use-once.ts';
import { commonWords } from '../words/common-words.ts';
import { contentWords } from '../words/content-words.ts';

interface PieceAppealProperties {
  readonly contentId: number;
}

/** The appeal against a rejection: how far it is, or the way to make one. */
export function PieceAppeal({ contentId }: PieceAppealProperties) {
  const { uuid } = useProgram();
  const answer = useEndpoint(listAppeals, { query: { uuid, limit: 100 } });
  return (
    <Answer of={answer} rows={1}>
      {({ items }) => {
        const appeals = items.filter(
          ({ subject_kind, subject_id }) => subject_kind === 'content' && subject_id === contentId,
        );
        const [latest] = appeals;
        return (
          <>
            {latest && <AppealState appeal={latest} />}
            {(!latest || latest.state === 'withdrawn') && <MakeAppeal contentId={contentId} />}
          </>
        );
      }}
    </Answer>
  );
}

function MakeAppeal({ contentId }: PieceAppealProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const [writing, setWriting] = useState(false);
  const submit = useAction(submitAppeal);
  if (!writing)
    return (
      <div>
        <button type="button" className={quietButton} onClick={() => setWriting(true)}>
          {say(contentWords.appeal)}
        </button>
      </div>
    );
  const question = {
    name: 'message',
    type: 'long_text',
    label: say(contentWords.appealLabel),
    required: true,
    max_length: 2_000,
  } as const;
  return (
    <div className={stack}>
      <h3 className={itemTitle}>{say(contentWords.appealTitle)}</h3>
      <p className={cardMuted}>{say(contentWords.appealText)}</p>
      <AnswerForm
        groups={[{ id: 'appeal', questions: [question] }]}
        answers={{}}
        submitLabel={say(contentWords.appealSend)}
        onSubmit={async ({ message }) => {
          await submit.mutateAsync({
            query: { uuid },
            body: { subject_kind: 'content', subject_id: contentId, message: String(message) },
          });
          toast({ title: say(contentWords.appealSent), tone: 'success' });
          setWriting(false);
        }}
        beside={
          <button type="button" className={quietButton} onClick={() => setWriting(false)}>
            {say(commonWords.cancel)}
          </button>
        }
      />
    </div>
  );
}

function AppealState({ appeal }: { readonly appeal: Appeal }) {
  const say = useWords();
  const { uuid } = useProgram();
  const withdraw = useAction(withdrawAppeal);
  const { id, state, message, timeline } = appeal;
  const send = useOnce(async () => {
    await withdraw.mutateAsync({ params: { appeal_id: id }, query: { uuid } });
    toast({ title: say(contentWords.appealWithdrawn), tone: 'success' });
  });
  return (
    <div className={stack}>
      <div className={between}>
        <h3 className={itemTitle}>{say(contentWords.appealOf)}</h3>
        <ReviewStateTag state={state} />
      </div>
      <p>{message}</p>
      <ReviewTimeline timeline={timeline} />
      {(state === 'submitted' || state === 'in_review') && (
        <div>
          <button
            type="button"
            className={quietButton}
            aria-disabled={withdraw.isPending}
            onClick={send}
          >
            {say(commonWords.withdraw)}
          </button>
        </div>
      )}
      {withdraw.error && <CallProblem error={withdraw.error} />}
    </div>
  );
}
