import { useWords } from '../../i18n/use-words.ts';
import { Notice } from '../../text/notice.tsx';
import { guestWords } from '../words/guest-words.ts';
import { GuestContent } from './guest-content.tsx';
import { GuestKey } from './guest-key.tsx';
import type { GuestActivation } from './use-guest.ts';

interface GuestActivationPartsProperties {
  readonly activation: GuestActivation;
  readonly token: string;
}

/** What a guest who has accepted can do: claim a key, submit content. */
export function GuestActivationParts({ activation, token }: GuestActivationPartsProperties) {
  const say = useWords();
  const { guest_name, influencer_activation: enrolment } = activation;
  if (guest_name === null) return null;
  return (
    <>
      <GuestKey activation={activation} token={token} />
      {enrolment.content && ['accepted', 'claimed', 'completed'].includes(enrolment.state) && (
        <GuestContent brief={enrolment.content} takes={enrolment.open} token={token} />
      )}
      <Notice tone="info">
        <p>{say(guestWords.bookmark)}</p>
      </Notice>
    </>
  );
}
