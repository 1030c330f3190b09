import { GuestActivationParts } from '../../capabilities/guest/guest-activation.tsx';
import { GuestPage } from '../../capabilities/guest/guest-page.tsx';
import { GuestQuests } from '../../capabilities/guest/guest-quests.tsx';

/** Where a guest link to quests leads: what there is to do, without an account. */
export function Page() {
  return (
    <GuestPage route="quest-link">
      {(activation, token, keep) => (
        <>
          <GuestQuests token={token} />
          <GuestActivationParts activation={activation} token={token} keep={keep} />
        </>
      )}
    </GuestPage>
  );
}
