import { GuestActivationParts } from '../../capabilities/guest/guest-activation.tsx';
import { GuestPage } from '../../capabilities/guest/guest-page.tsx';

/** Where a guest link to an activation leads: taking part without an account. */
export function Page() {
  return (
    <GuestPage route="activation-link">
      {(activation, token, keep) => (
        <GuestActivationParts activation={activation} token={token} keep={keep} />
      )}
    </GuestPage>
  );
}
