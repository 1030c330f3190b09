import type { GUEST_MERGE_ENDPOINTS } from '#contract/people/guest-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { listGuests } from './list-guests.ts';
import { mergeGuestForCreator } from './merge-guest.ts';

/** Guests who are in no account, and into whose account they go. */
export function guestMergeHandlers(services: ApiServices): Handlers<typeof GUEST_MERGE_ENDPOINTS> {
  return {
    listGuests: ({ caller, query, locale }) =>
      listGuests(services.store, { ...query, program_uuid: caller.program.uuid, locale }),
    mergeGuestForCreator: ({ caller, params, body, locale, request }) =>
      mergeGuestForCreator(services, {
        ...{ caller, body, locale },
        creator_id: params.creator_id,
        request_id: request.id,
      }),
  };
}
