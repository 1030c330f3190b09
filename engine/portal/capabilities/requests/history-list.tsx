import { useState } from 'react';
import { listRequests } from '#contract/requests/endpoints.ts';
import type { ActivationRequest } from '#contract/shapes/activation-request.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, cardMuted, itemTitle, quietButton } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { ChoiceRow } from '../../kit/parts/choice-row.tsx';
import { EmptyForMember } from '../../kit/parts/empty-for-member.tsx';
import { localDay } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { between } from '../../kit/parts/parts.css.ts';
import { ReviewReason } from '../../kit/parts/review-reason.tsx';
import { ReviewStateTag } from '../../kit/parts/review-state-tag.tsx';
import { ReviewTimeline } from '../../kit/parts/review-timeline.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { reviewStateWords, reviewWords } from '../../kit/words/review-words.ts';
import { HISTORY_STATES, splitRequests } from './request-states.ts';
import { requestWords } from './request-words.ts';
import * as styles from './requests.css.ts';

type State = (typeof HISTORY_STATES)[number] | 'all';

/** Requests that were decided or withdrawn, newest first. */
export function HistoryList() {
  const say = useWords();
  const { uuid } = useProgram();
  const [state, setState] = useState<State>('all');
  const pages = usePages(listRequests, {
    query: { uuid, ...(state === 'all' ? { limit: 100 } : { state }) },
  });
  const choices = [
    { value: 'all' as const, text: say(requestWords.all) },
    ...HISTORY_STATES.map((value) => ({ value, text: say(reviewStateWords[value]) })),
  ];
  return (
    <>
      <ChoiceRow
        label={say(requestWords.filter)}
        choices={choices}
        value={state}
        onChoose={setState}
      />
      <Paged of={pages}>
        {(answers) => {
          const { over } = splitRequests(answers.flatMap(({ items }) => items));
          if (over.length === 0) return <Nothing />;
          return (
            <ul className={styles.rows}>
              {over.map((request) => (
                <PastRequest key={request.id} request={request} />
              ))}
            </ul>
          );
        }}
      </Paged>
    </>
  );
}

function Nothing() {
  return (
    <EmptyForMember
      icon="tabler:clock"
      title={requestWords.noHistory}
      text={requestWords.noHistoryText}
      toRequests={requestWords.toRequests}
    />
  );
}

function PastRequest({ request }: { readonly request: ActivationRequest }) {
  const say = useWords();
  const { locale } = useView();
  const requests = useSectionPath('requests');
  const { activation_id, activation_title, state, submitted_at, decided_at, timeline } = request;
  return (
    <li className={`${card} ${styles.item}`}>
      <div className={between}>
        <h2 className={itemTitle}>
          {requests ? (
            <ProgramLink to={`${requests}/${activation_id}`}>{activation_title}</ProgramLink>
          ) : (
            activation_title
          )}
        </h2>
        <ReviewStateTag state={state} />
      </div>
      <p className={cardMuted}>
        {say(requestWords.sentAt, { date: localDay(submitted_at, locale) })}
        {decided_at && ` · ${say(requestWords.decidedAt, { date: localDay(decided_at, locale) })}`}
      </p>
      <ReviewReason of={request} />
      <Claim request={request} />
      <details>
        <summary className={styles.summary}>
          <Icon name="tabler:chevron-down" />
          {say(reviewWords.timeline)}
        </summary>
        <ReviewTimeline timeline={timeline} />
      </details>
    </li>
  );
}

/** The way to what an accepted request led to. */
function Claim({ request }: { readonly request: ActivationRequest }) {
  const say = useWords();
  const claims = useSectionPath('claims');
  const { state, influencer_activation_id: id, activation_title } = request;
  if (state !== 'accepted' || id === null || !claims) return null;
  return (
    <div>
      <ProgramLink
        to={`${claims}/${id}`}
        className={quietButton}
        aria-label={`${say(commonWords.details)}: ${activation_title}`}
      >
        {say(commonWords.details)}
      </ProgramLink>
    </div>
  );
}
