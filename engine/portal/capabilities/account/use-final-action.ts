import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { deleteAccount } from '#contract/account/endpoints.ts';
import type { signOutEverywhere } from '#contract/auth/endpoints.ts';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { queryClient } from '../../base/runtime/query-client.ts';
import { clearDrafts } from '../../base/session/draft-storage.ts';
import { endSession, sessionClient } from '../../base/session/portal-session.ts';
import { useProgram, useView } from '../../base/view/use-view.ts';

/**
 * Something after which the session no longer exists: then nothing is read again, what was typed is
 * forgotten, and the person is signed out here too.
 */
export function useFinalAction(
  endpoint: typeof deleteAccount | typeof signOutEverywhere,
  afterwards?: () => void,
): UseMutationResult<void, ApiCallError, void> {
  const view = useView();
  const { uuid } = useProgram();
  return useMutation<void, ApiCallError>(
    {
      mutationFn: async () => {
        await sessionClient(view).call(endpoint, { query: { uuid } });
      },
      onSuccess: () => {
        clearDrafts();
        endSession('asked');
        afterwards?.();
      },
    },
    queryClient,
  );
}
