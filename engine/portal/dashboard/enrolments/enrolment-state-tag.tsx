import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../icons/icon.tsx';
import { tag, tagBad, tagGood } from '../parts/parts.css.ts';
import { enrolmentStateWords } from '../words/claim-words.ts';

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

/** How far somebody is with what was offered. */
export function EnrolmentStateTag({ state }: { readonly state: State }) {
  const say = useWords();
  const [look, icon] = LOOKS[state];
  return (
    <span className={look}>
      <Icon name={icon} />
      {say(enrolmentStateWords[state])}
    </span>
  );
}
