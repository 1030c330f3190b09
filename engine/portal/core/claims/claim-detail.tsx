import { type ReactNode, useRef } from 'react';
import { readInfluencerActivation } from '#contract/enrolments/endpoints.ts';
import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { backToList } from '../../kit/parts/card-lists.css.ts';
import { Missing } from '../../kit/parts/missing.tsx';
import { between, stack, tag } from '../../kit/parts/parts.css.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';
import { activationKindWords, claimWords } from './claim-words.ts';
import { CreatorKey } from './creator-key.tsx';
import { EnrolmentFacts } from './enrolment-facts.tsx';
import { EnrolmentStateTag } from './enrolment-state-tag.tsx';
import { OfferAnswer } from './offer-answer.tsx';

interface ClaimDetailProperties {
  readonly id: string;
  readonly path: string;
  /** What belongs to an accepted one beside its key. */
  readonly children: (enrolment: InfluencerActivation) => ReactNode;
}

/** One enrolment: the offer and the answer to it, its key, and what else belongs to it. */
export function ClaimDetail({ id, path, children }: ClaimDetailProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const heading = useRef<HTMLHeadingElement>(null);
  const known = /^[1-9]\d{0,14}$/.test(id);
  const answer = useEndpoint(
    readInfluencerActivation,
    { params: { influencer_activation_id: id }, query: { uuid } },
    { enabled: known, refetchInterval: REFRESH_EVERY },
  );
  const missing = !known || answer.error?.code === 'INFLUENCER_ACTIVATION_UNKNOWN';
  return (
    <div className={stack}>
      <ProgramLink to={path} className={backToList}>
        {say(claimWords.back)}
      </ProgramLink>
      {missing ? (
        <Missing />
      ) : (
        <Answer of={answer}>
          {(enrolment) => (
            <>
              <div className={between}>
                <h2 ref={heading} tabIndex={-1}>
                  {enrolment.title}
                </h2>
                <span className={between}>
                  <span className={tag}>{say(activationKindWords[enrolment.kind])}</span>
                  <EnrolmentStateTag enrolment={enrolment} />
                </span>
              </div>
              <EnrolmentFacts enrolment={enrolment} />
              {enrolment.state === 'offered' && (
                // The buttons go away: whoever used them stays here.
                <OfferAnswer enrolment={enrolment} onAnswered={() => heading.current?.focus()} />
              )}
              <CreatorKey key={enrolment.id} enrolment={enrolment} />
              {children(enrolment)}
            </>
          )}
        </Answer>
      )}
    </div>
  );
}
