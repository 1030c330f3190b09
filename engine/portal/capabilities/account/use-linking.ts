import { useMutation } from '@tanstack/react-query';
import { startLink } from '#contract/auth/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { View } from '#contract/programs/view.ts';
import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { sessionClient } from '../../base/session/portal-session.ts';
import { newChallenge } from '../../base/session/sign-in.ts';
import { useView } from '../../base/view/use-view.ts';

/** The way to a provider, with what the person lets be read of the account that they link there. */
export function useLinking(provider: string) {
  const view = useView();
  const { isPending, isSuccess, error, mutate } = useMutation<
    void,
    ApiCallError,
    readonly ObservationKind[]
  >({ mutationFn: (consents) => beginLink(view, provider, consents) }, queryClient);
  // Busy until the page is left.
  return { busy: isPending || isSuccess, error, begin: mutate };
}

/** Begins to link a further account and leaves the page for it. @throws ApiCallError */
async function beginLink(
  view: View,
  provider: string,
  consents: readonly ObservationKind[],
): Promise<void> {
  const { authorization_url } = await sessionClient(view).call(startLink, {
    body: {
      ...{ provider, consents: [...consents] },
      code_challenge: await newChallenge('link'),
      redirect: `${location.pathname}#linked-accounts`,
    },
  });
  location.assign(authorization_url);
}
