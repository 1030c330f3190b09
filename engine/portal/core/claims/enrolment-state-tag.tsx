import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { tag, tagBad, tagGood } from '../../kit/parts/parts.css.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import { enrolmentStateWords, offerWords } from './claim-words.ts';
import { offerKind, offerWindow } from './offer-kind.ts';

type State = InfluencerActivation['state'];

const LOOKS: Readonly<Record<State, readonly [look: string, icon: string]>> = {
  offered: [tag, 'tabler:clock'],
  accepted: [tagGood, 'tabler:check'],
  claimed: [tagGood, 'tabler:circle-check'],
  completed: [tagGood, 'tabler:circle-check'],
  declined: [tag, 'tabler:x'],
  expired: [tagBad, 'tabler:clock'],
  revoked: [tagBad, 'tabler:x'],
};

interface EnrolmentStateTagProperties {
  readonly enrolment: Pick<
    InfluencerActivation,
    'state' | 'offer' | 'opens_at' | 'closes_at' | 'open'
  >;
}

/** How far somebody is with what was offered; before an answer, what kind of offer it is. */
export function EnrolmentStateTag({ enrolment }: EnrolmentStateTagProperties) {
  const say = useWords();
  const now = useNow();
  const { state } = enrolment;
  const [look, icon] = LOOKS[state];
  const window = offerWindow(enrolment, now);
  return (
    <span className={look}>
      <Icon name={icon} />
      {say(
        state === 'offered'
          ? offerWords[window === 'open' ? offerKind(enrolment) : window]
          : enrolmentStateWords[state],
      )}
    </span>
  );
}
