import { GuestActivationParts } from '../dashboard/guest/guest-activation.tsx';
import { GuestPage } from '../dashboard/guest/guest-page.tsx';
import { GuestQuests } from '../dashboard/guest/guest-quests.tsx';

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
