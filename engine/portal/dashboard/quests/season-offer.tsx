import { listInfluencerActivations } from '#contract/claims/endpoints.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ProgramLink } from '../../links/program-link.tsx';
import { useEndpoint } from '../../session/use-api.ts';
import { Notice } from '../../text/notice.tsx';
import { useProgram, useView } from '../../view/use-view.ts';
import { offerKind } from '../enrolments/offer-kind.ts';
import { localMoment, relativeTime } from '../parts/format.ts';
import { useNow } from '../parts/use-now.ts';
import { useSectionPath } from '../parts/use-section-path.ts';
import { claimWords, offerWords } from '../words/claim-words.ts';

/** What is offered to the member, where there is a place to answer it. */
export function useOffers() {
  const { uuid } = useProgram();
  return useEndpoint(
    listInfluencerActivations,
    { query: { uuid, state: 'offered', limit: 100 } },
    { enabled: useSectionPath('claims') !== undefined },
  );
}

/** Where a season was granted or offered to the member alone and is not answered yet: the way to it. */
export function SeasonOffer({ activationId }: { readonly activationId: number }) {
  const say = useWords();
  const { locale } = useView();
  const now = useNow();
  const claims = useSectionPath('claims');
  const offers = useOffers();
  const offer = offers.data?.items.find(({ activation_id }) => activation_id === activationId);
  if (!offer?.open || claims === undefined) return null;
  const { id, title, expires_at } = offer;
  const kind = offerKind(offer);
  // In a season that is open to all, every member takes part.
  if (kind === 'open') return null;
  const until =
    expires_at === null
      ? undefined
      : { moment: localMoment(expires_at, locale), time: relativeTime(expires_at, now, locale) };
  return (
    <Notice tone="info">
      <strong>{say(offerWords[kind])}</strong>
      {until && <p>{say(claimWords.expiresAt, until)}</p>}
      <p>
        <ProgramLink to={`${claims}/${id}`}>{say(claimWords.joinTitle, { title })}</ProgramLink>
      </p>
    </Notice>
  );
}
