import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { ProgramLink } from '../../base/links/program-link.tsx';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';
import { claimWords, offerWords } from '../../core/claims/claim-words.ts';
import { offerKind } from '../../core/claims/offer-kind.ts';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { useSectionPath } from '../../kit/parts/use-section-path.ts';
import { Notice } from '../../kit/text/notice.tsx';

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
