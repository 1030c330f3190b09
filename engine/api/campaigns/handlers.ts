import type { CAMPAIGN_ENDPOINTS } from '#contract/campaigns/endpoints.ts';
import { keyStock } from '../core/keys/key-stock.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { guestLinkHandlers } from './guest-link-handlers.ts';
import { importKeyFile } from './import-key-file.ts';
import { inviteCreator, revokeEnrolment } from './invite-and-revoke.ts';
import { listImports, withdrawImport } from './key-imports.ts';
import { listGivenKeys } from './list-given-keys.ts';
import { reissueKey } from './reissue-key.ts';

interface OperatorCall {
  readonly caller: ProgramOperatorCaller;
  readonly request: { readonly id: string };
}

/** What operators do with activations, keys and guest links. */
export function campaignHandlers(services: ApiServices): Handlers<typeof CAMPAIGN_ENDPOINTS> {
  const { store } = services;
  const operationOf = ({ caller, request }: OperatorCall) => ({
    caller,
    request_id: request.id,
    now: services.now(),
  });
  return {
    inviteCreator: async (call) => {
      const { activation_id } = call.params;
      const { creator_id } = call.body;
      const row = await inviteCreator(store, operationOf(call), activation_id, creator_id);
      return { influencer_activation_id: row.id, state: row.state };
    },
    revokeInfluencerActivation: async (call) => {
      const id = call.params.influencer_activation_id;
      const row = await revokeEnrolment(store, operationOf(call), id, call.body.note);
      return { influencer_activation_id: row.id, state: row.state };
    },
    listKeyStock: async ({ caller, locale }) => ({
      key_options: await keyStock(store, {
        ...{ program_uuid: caller.program.uuid, locale, now: services.now() },
      }),
    }),
    importKeys: (call) => importKeyFile(services, call),
    listKeyImports: (call) => listImports(services, call),
    withdrawKeyImport: (call) => withdrawImport(services, call),
    listKeys: (call) => listGivenKeys(services, call),
    reissueKey: (call) => reissueKey(services, call),
    ...guestLinkHandlers(services),
  };
}
