import type { PUSH_ENDPOINTS, PushState } from '#contract/push/endpoints.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { readPushAddress } from '../outgoing/public-address.ts';
import { isBrowserKey } from '../push/encrypt-push.ts';
import { forgetBrowser, keepBrowser, listBrowsers } from '../push/push-subscriptions.ts';

/** The browsers in which creators want push messages. */
export function pushHandlers({
  store,
  secrets,
  push,
  now,
}: ApiServices): Handlers<typeof PUSH_ENDPOINTS> {
  const read = async ({ creator_id }: CreatorCaller): Promise<PushState> => ({
    server_key: push?.publicKey ?? null,
    browsers: [...(await listBrowsers(store, creator_id, now()))],
  });
  return {
    readPushState: ({ caller }) => read(caller),
    subscribeToPush: async ({ caller, body }) => {
      if (!push) throw new ApiError('PUSH_OFF');
      if (!readPushAddress(body.endpoint) || !isBrowserKey(body.keys.p256dh))
        throw new ApiError('PUSH_SERVICE_REFUSED');
      const { creator_id, session_id, program } = caller;
      await store.transaction(async () => {
        if (!(await lockCreator(store, program.uuid, creator_id)))
          throw new ApiError('SESSION_ENDED');
        const owner = { program_uuid: program.uuid, creator_id, session_id };
        await keepBrowser(store, secrets, owner, body, now());
      });
      return read(caller);
    },
    unsubscribeFromPush: async ({ caller, params }) => {
      await forgetBrowser(store, caller.creator_id, params.endpoint_hash);
      return read(caller);
    },
  };
}
