import type { CAMPAIGN_OPERATOR_ENDPOINTS } from '#contract/operator/campaign-endpoints.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { createGuestLink } from '../guest-links/create-guest-link.ts';
import { listLinks, presentLink, revokeLink } from '../guest-links/guest-links.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { importKeys } from '../keys/import-keys.ts';
import { keyStock } from '../keys/key-stock.ts';
import { KeysFileError, readKeyRows } from '../keys/read-key-rows.ts';
import { inviteCreator, revokeEnrolment } from './invite-and-revoke.ts';

interface OperatorCall {
  readonly caller: ProgramOperatorCaller;
  readonly request: { readonly id: string };
}

/** What operators do with activations, keys and guest links. */
export function campaignOperatorHandlers(
  services: ApiServices,
): Handlers<typeof CAMPAIGN_OPERATOR_ENDPOINTS> {
  const { store, secrets } = services;
  const operationOf = ({ caller, request }: OperatorCall) => ({
    caller,
    request_id: request.id,
    now: services.now(),
  });
  const actorOf = ({ caller, request }: OperatorCall) => ({
    actor_kind: 'operator' as const,
    actor_id: caller.operator_id,
    request_id: request.id,
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
      key_options: await keyStock(store, caller.program.uuid, locale),
    }),
    importKeys: async (call) => {
      const { file_name, csv } = call.body;
      try {
        const { imported, duplicates, rejected_lines } = await importKeys(store, secrets, {
          program_uuid: call.caller.program.uuid,
          rows: () => readKeyRows(csv),
          file_name,
          imported_by: actorOf(call),
          now: services.now(),
        });
        return { imported, duplicates, rejected: [...rejected_lines] };
      } catch (error) {
        if (!(error instanceof KeysFileError)) throw error;
        throw new ApiError('KEYS_FILE_INVALID', { faults: error.faults });
      }
    },
    listGuestLinks: ({ caller, query }) => listLinks(store, caller.program.uuid, query),
    createGuestLink: async (call) => {
      const { program } = call.caller;
      const { activation_id, label, uses_limit, expires_at } = call.body;
      const { row, token, path } = await createGuestLink(store, secrets, {
        program_uuid: program.uuid,
        slug: program.slug,
        activation_id,
        label,
        uses_limit,
        expires_at: expires_at === undefined ? undefined : new Date(expires_at),
        created_by: actorOf(call),
        now: services.now(),
      });
      return { ...presentLink(row), token, path };
    },
    revokeGuestLink: async (call) => {
      const { uuid } = call.caller.program;
      const { guest_link_id } = call.params;
      await store.transaction(async () => {
        await revokeLink(store, uuid, guest_link_id, services.now());
        await writeAudit(store, {
          program_uuid: uuid,
          ...actorOf(call),
          action: 'guest_link.revoke',
          subject_kind: 'guest_link',
          subject_id: guest_link_id,
        });
      });
      return undefined;
    },
  };
}
