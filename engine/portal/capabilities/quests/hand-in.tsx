import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { OfferAnswer } from '../../core/claims/offer-answer.tsx';
import { contentWords } from '../../core/content/content-words.ts';
import { CreatorContent } from '../../core/content/creator-content.tsx';
import { Answer } from '../../kit/parts/answer.tsx';
import { HeadingsFrom } from '../../kit/parts/heading.tsx';
import { Notice } from '../../kit/text/notice.tsx';
import { type Asking, askedBy, takingContent } from './taking-content.ts';

/** The level of a quest's heading, and of those below it. */
const QUEST = 4;
const BELOW_QUEST = 5;

interface HandInProperties {
  readonly quest: Asking;
}

/** Where a quest asks for accepted content: the form to hand it in, and what became of each piece. */
export function HandIn({ quest }: HandInProperties) {
  const { uuid } = useProgram();
  const answer = useEndpoint(listInfluencerActivations, { query: { uuid, limit: 100 } });
  return (
    <Answer of={answer} rows={3}>
      {({ items }) => <Desk quest={quest} enrolment={takingContent(items, quest)} />}
    </Answer>
  );
}

interface DeskProperties extends HandInProperties {
  readonly enrolment: InfluencerActivation | undefined;
}

function Desk({ quest, enrolment }: DeskProperties) {
  const say = useWords();
  // What opens later can be taken no part in yet.
  if (!enrolment?.content || (enrolment.state === 'offered' && !enrolment.open))
    return (
      <Notice tone="info">
        <p>{say(contentWords.notOpen)}</p>
      </Notice>
    );
  // Once it is accepted, what was asked for is read again: then the form is here.
  if (enrolment.state === 'offered')
    return (
      <HeadingsFrom value={QUEST}>
        <OfferAnswer enrolment={enrolment} onAnswered={() => {}} />
      </HeadingsFrom>
    );
  const { activation_id, content, open } = enrolment;
  return (
    <HeadingsFrom value={BELOW_QUEST}>
      <CreatorContent
        activationId={activation_id}
        brief={content}
        asked={askedBy(quest, content)}
        takes={open}
      />
    </HeadingsFrom>
  );
}
