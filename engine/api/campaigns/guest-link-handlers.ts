import type { GUEST_LINK_ENDPOINTS } from '#contract/campaigns/guest-link-endpoints.ts';
import { writeAuditEntries } from '../audit/write-audit.ts';
import { createGuestLink } from '../core/guest/create-guest-link.ts';
import { createGuestLinks } from '../core/guest/create-guest-links.ts';
import { listGuestActivations } from '../core/guest/guest-activations.ts';
import { listUses } from '../core/guest/guest-link-uses.ts';
import { listLinks, presentLink, readLinkOf, revokeLinks } from '../core/guest/guest-links.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';

interface OperatorCall {
  readonly caller: ProgramOperatorCaller;
  readonly request: { readonly id: string };
}

/** What operators do with guest links. */
export function guestLinkHandlers(services: ApiServices): Handlers<typeof GUEST_LINK_ENDPOINTS> {
  const { store, secrets } = services;
  const makingOf = ({ caller, request }: OperatorCall) => ({
    program_uuid: caller.program.uuid,
    slug: caller.program.slug,
    created_by: {
      ...{ actor_kind: 'operator' as const, actor_id: caller.operator_id, request_id: request.id },
    },
    now: services.now(),
  });
  const revoke = (call: OperatorCall, ids: readonly string[]) =>
    store.transaction(async () => {
      const { program_uuid, created_by, now } = makingOf(call);
      const result = await revokeLinks(store, program_uuid, ids, now);
      await writeAuditEntries(
        store,
        result.revoked.map((subject_id) => ({
          ...{ program_uuid, ...created_by, action: 'guest_link.revoke' },
          ...{ subject_kind: 'guest_link' as const, subject_id },
        })),
      );
      return result;
    });
  return {
    listGuestLinks: ({ caller, query }) =>
      listLinks(store, caller.program.uuid, query, services.now()),
    readGuestLink: async ({ caller, params }) => {
      const row = await readLinkOf(store, caller.program.uuid, params.guest_link_id);
      return presentLink(row, services.now());
    },
    listGuestLinkUses: ({ caller, params, query }) =>
      listUses(store, caller.program, params.guest_link_id, query),
    listGuestActivations: async ({ caller, locale }) => ({
      activations: await listGuestActivations(store, caller.program.uuid, locale),
    }),
    createGuestLink: async (call) => {
      const { activation_id, label, uses_limit, expires_at } = call.body;
      const { row, token, path } = await createGuestLink(store, secrets, {
        ...makingOf(call),
        ...{ activation_id, label, uses_limit },
        expires_at: expires_at === undefined ? undefined : new Date(expires_at),
      });
      return { ...presentLink(row, services.now()), token, path };
    },
    createGuestLinks: (call) =>
      createGuestLinks(store, secrets, {
        ...makingOf(call),
        ...call.body,
        origin: call.caller.program.origin,
      }),
    revokeGuestLink: async (call) => {
      const { guest_link_id } = call.params;
      const { unknown } = await revoke(call, [guest_link_id]);
      if (unknown.length > 0) throw new ApiError('GUEST_LINK_UNKNOWN');
      return undefined;
    },
    revokeGuestLinks: (call) => revoke(call, call.body.guest_link_ids),
  };
}
