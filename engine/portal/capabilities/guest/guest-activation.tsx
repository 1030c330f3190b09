import { useWords } from '../../base/i18n/use-words.ts';
import { Notice } from '../../kit/text/notice.tsx';
import { GuestContent } from './guest-content.tsx';
import { GuestKey } from './guest-key.tsx';
import { guestWords } from './guest-words.ts';
import { KeepPanel } from './keep-panel.tsx';
import { type GuestActivation, isOver } from './use-guest.ts';
import type { Keep } from './use-keep.ts';

const TAKING_PART = ['accepted', 'claimed', 'completed'];

interface GuestActivationPartsProperties {
  readonly activation: GuestActivation;
  readonly token: string;
  readonly keep: Keep;
}

/** What a guest who has accepted can do: claim a key, submit content, keep it in an account. */
export function GuestActivationParts({ activation, token, keep }: GuestActivationPartsProperties) {
  const say = useWords();
  const { guest_name, influencer_activation: enrolment } = activation;
  if (guest_name === null) return null;
  return (
    <>
      <GuestKey activation={activation} token={token} />
      {enrolment.content && TAKING_PART.includes(enrolment.state) && (
        <GuestContent
          brief={enrolment.content}
          takes={enrolment.open && !isOver(activation)}
          token={token}
        />
      )}
      {TAKING_PART.includes(enrolment.state) && keeps(activation) && <KeepPanel keep={keep} />}
      {!isOver(activation) && (
        <Notice tone="info">
          <p>{say(guestWords.bookmark)}</p>
        </Notice>
      )}
    </>
  );
}

/** By a link that is over, a key that was not claimed in time is nothing to keep. */
function keeps(activation: GuestActivation): boolean {
  const { kind, state } = activation.influencer_activation;
  return !(isOver(activation) && kind === 'key' && state === 'accepted');
}
