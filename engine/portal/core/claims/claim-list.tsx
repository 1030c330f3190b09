import { useState } from 'react';
import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { ENROLMENT_STATES } from '#contract/vocabulary/state-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { card, itemTitle, lead } from '../../base/theme/parts.css.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { cardGrid, wholeCard } from '../../kit/parts/card-lists.css.ts';
import { CardPicture } from '../../kit/parts/card-picture.tsx';
import { ChoiceRow } from '../../kit/parts/choice-row.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { EmptyForMember } from '../../kit/parts/empty-for-member.tsx';
import { localDay } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { between, stack, tag } from '../../kit/parts/parts.css.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { usePages } from '../../kit/parts/use-pages.ts';
import { activationKindWords, claimWords, enrolmentStateWords } from './claim-words.ts';
import * as styles from './claims.css.ts';
import { EnrolmentStateTag } from './enrolment-state-tag.tsx';
import { offerWindow } from './offer-kind.ts';

type State = InfluencerActivation['state'] | 'all';

/** What somebody was offered, accepted and claimed, by state. */
export function ClaimList({ path }: { readonly path: string }) {
  const say = useWords();
  const { uuid } = useProgram();
  const [state, setState] = useState<State>('all');
  const pages = usePages(listInfluencerActivations, {
    query: { uuid, ...(state === 'all' ? {} : { state }) },
  });
  const choices = [
    { value: 'all' as const, text: say(claimWords.all) },
    ...ENROLMENT_STATES.map((value) => ({ value, text: say(enrolmentStateWords[value]) })),
  ];
  return (
    <>
      <p className={lead}>{say(claimWords.lead)}</p>
      <ChoiceRow
        label={say(claimWords.filter)}
        choices={choices}
        value={state}
        onChoose={setState}
      />
      <Paged of={pages} rows={4} shape="cards">
        {(answers) => {
          const items = answers.flatMap((answer) => answer.items);
          if (items.length === 0) return state === 'all' ? <Nothing /> : <NothingOfState />;
          return (
            <ul className={cardGrid}>
              {items.map((item) => (
                <ClaimItem key={item.id} item={item} path={path} />
              ))}
            </ul>
          );
        }}
      </Paged>
    </>
  );
}

interface ClaimItemProperties {
  readonly item: InfluencerActivation;
  readonly path: string;
}

function ClaimItem({ item, path }: ClaimItemProperties) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const { id, kind, title, description } = item;
  return (
    <li className={`${card} ${styles.item}`}>
      <CardPicture of={item.image} />
      <div className={between}>
        <span className={tag}>{say(activationKindWords[kind])}</span>
        <EnrolmentStateTag enrolment={item} />
      </div>
      <h2 className={itemTitle}>
        <ProgramLink to={`${path}/${id}`} className={wholeCard}>
          {title}
        </ProgramLink>
      </h2>
      <p className={styles.muted}>{description}</p>
      <p className={styles.muted}>{lastStep(item, say, { locale, now })}</p>
    </li>
  );
}

/** The last thing that happened to an enrolment, or what waits, with its day. */
function lastStep(
  enrolment: InfluencerActivation,
  say: ReturnType<typeof useWords>,
  { locale, now }: { readonly locale: string; readonly now: number },
): string {
  const { state, offered_at, accepted_at, claimed_at, completed_at } = enrolment;
  if (state === 'offered') {
    const { opens_at, closes_at, expires_at, offer } = enrolment;
    const window = offerWindow(enrolment, now);
    if (window === 'upcoming' && opens_at)
      return say(claimWords.opensOn, { date: localDay(opens_at, locale) });
    if (window === 'closed' && closes_at)
      return say(claimWords.endedOn, { date: localDay(closes_at, locale) });
    if (window === 'open' && expires_at)
      return say(offer === 'automatic' ? claimWords.openUntil : claimWords.answerUntil, {
        date: localDay(expires_at, locale),
      });
  }
  const step = (
    [
      [claimWords.completedAt, completed_at],
      [claimWords.claimedAt, claimed_at],
      [claimWords.acceptedAt, accepted_at],
    ] as const
  ).find(([, at]) => at !== null);
  const [word, at] = step ?? [claimWords.offeredAt, offered_at];
  return say(word, { date: localDay(at ?? offered_at, locale) });
}

function Nothing() {
  return (
    <EmptyForMember
      icon="tabler:lock"
      title={claimWords.none}
      text={claimWords.noneText}
      toRequests={claimWords.toRequests}
    />
  );
}

function NothingOfState() {
  const say = useWords();
  return (
    <div className={stack}>
      <Empty icon="tabler:info-circle" title={say(claimWords.noneOfState)}>
        <p>{say(claimWords.noneOfStateText)}</p>
      </Empty>
    </div>
  );
}
