import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lead } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import { localMoment, relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { commonWords } from '../../kit/words/common-words.ts';
import { claimWords } from './claim-words.ts';
import { offerWindow } from './offer-kind.ts';

export type ShownEnrolment = Omit<InfluencerActivation, 'id'>;

/** What something is, when it is open, and what its state means where there is nothing to do. */
export function EnrolmentFacts({ enrolment }: { readonly enrolment: ShownEnrolment }) {
  const say = useWords();
  const { locale, contact: email } = useView();
  const { description, state } = enrolment;
  return (
    <>
      {description && <p className={lead}>{description}</p>}
      <Window enrolment={enrolment} locale={locale} />
      {state === 'declined' && <Ended text={say(claimWords.declinedText, { email })} />}
      {state === 'expired' && <Ended text={say(claimWords.expiredText, { email })} />}
      {state === 'revoked' && <Ended text={say(claimWords.revokedText, { email })} />}
    </>
  );
}

function Ended({ text }: { readonly text: string }) {
  return (
    <Notice tone="info">
      <p>{text}</p>
    </Notice>
  );
}

interface WindowProperties {
  readonly enrolment: ShownEnrolment;
  readonly locale: string;
}

/** When it opens or closes, or until when an offer stands, in the reader's time zone. */
function Window({ enrolment, locale }: WindowProperties) {
  const say = useWords();
  const now = useNow();
  const { opens_at, closes_at, expires_at, state, offer } = enrolment;
  const window = offerWindow(enrolment, now);
  const told = (moment: string) => ({
    moment: localMoment(moment, locale),
    time: relativeTime(moment, now, locale),
  });
  if (state !== 'offered' && state !== 'accepted') return null;
  if (window === 'upcoming' && opens_at)
    return (
      <Notice tone="info">
        <p>{say(claimWords.opensText, told(opens_at))}</p>
      </Notice>
    );
  if (window !== 'open')
    return (
      <Notice tone="info">
        <p>
          {closes_at && Date.parse(closes_at) <= now
            ? say(claimWords.closedAtText, { moment: localMoment(closes_at, locale) })
            : say(claimWords.closedText)}
        </p>
      </Notice>
    );
  // What every member can join says until when where it is joined.
  if (state === 'offered' && offer === 'automatic') return null;
  if (state === 'offered' && expires_at)
    return (
      <p>
        <time dateTime={expires_at}>{say(claimWords.expiresAt, told(expires_at))}</time>
      </p>
    );
  if (!closes_at) return null;
  return (
    <p>
      <time dateTime={closes_at}>
        {say(commonWords.closesAt, told(closes_at))} ({relativeTime(closes_at, now, locale)})
      </time>
    </p>
  );
}
