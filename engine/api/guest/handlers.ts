import type { GUEST_ENDPOINTS } from '#contract/guest/endpoints.ts';
import { listContentOf } from '../core/content/list-content.ts';
import { submitContentFor } from '../core/content/submit-content.ts';
import {
  claimEnrolmentKey,
  presentKey,
  requireClaimable,
  revealEnrolmentKey,
} from '../core/enrolments/claim-enrolment-key.ts';
import { requireKeyOption } from '../core/enrolments/key-choices.ts';
import { presentInfluencerActivation } from '../core/enrolments/present-enrolment.ts';
import { presentGuestQuests } from '../core/quests/present-quests.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { GuestCaller } from '../http/caller.ts';
import { requireGiving } from '../http/identify.ts';
import type { ApiServices } from '../http/services.ts';
import { eq } from '../store/drizzle.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import { acceptAsGuest } from './accept-as-guest.ts';
import { mergeGuest } from './merge-guest.ts';
import { lockGuestEnrolment, presentGuest, readGuestEnrolment } from './read-guest.ts';

interface GuestCall {
  readonly caller: GuestCaller;
  readonly locale: string;
  readonly request: { readonly id: string };
}

/** Taking part by a link, without an account. */
export function guestHandlers(services: ApiServices): Handlers<typeof GUEST_ENDPOINTS> {
  const { store, secrets } = services;
  const viewOf = ({ caller, locale }: GuestCall) => ({
    program: caller.program,
    locale,
    now: services.now(),
  });
  const readerOf = ({ caller, request }: GuestCall) => ({
    actor_kind: 'guest' as const,
    actor_id: String(caller.influencer_activation_id ?? caller.guest_link_id),
    request_id: request.id,
    now: services.now(),
  });
  return {
    readGuestActivation: async (call) => {
      const enrolment = await readGuestEnrolment(store, call.caller);
      return presentGuest(store, call.caller, enrolment, viewOf(call));
    },
    acceptAsGuest: async (call) => {
      const view = viewOf(call);
      const { token, caller, enrolment } = await acceptAsGuest(
        services,
        call.caller,
        call.body,
        view.now,
      );
      return { ...(await presentGuest(store, caller, enrolment, view)), token };
    },
    selectGuestKey: async (call) => {
      const { caller, params, body } = call;
      if (params.program !== caller.program.slug) throw new ApiError('GUEST_LINK_UNKNOWN');
      requireGiving(caller.link_state);
      return store.transaction(async () => {
        const { row, activation } = await lockGuestEnrolment(store, caller);
        const view = viewOf(call);
        requireClaimable({ row, activation }, view.now);
        const asked = body.key_option_id;
        const { id } = await requireKeyOption(store, caller.program, activation.id, { asked });
        await store.database
          .update(influencerActivations)
          .set({ key_option_id: id })
          .where(eq(influencerActivations.id, row.id));
        const chosen = { row: { ...row, key_option_id: id }, activation };
        return presentGuest(store, caller, chosen, view);
      });
    },
    claimKeyAsGuest: async (call) => {
      const { caller, body } = call;
      requireGiving(caller.link_state);
      const reader = readerOf(call);
      return store.transaction(async () => {
        const enrolment = await lockGuestEnrolment(store, caller);
        requireClaimable(enrolment, reader.now);
        const { key_option_id } = body;
        return presentKey(
          await claimEnrolmentKey(store, secrets, caller.program, enrolment, key_option_id, reader),
        );
      });
    },
    revealKeyAsGuest: async (call) => {
      const { caller } = call;
      if (caller.influencer_activation_id === undefined) throw new ApiError('KEY_NOT_CLAIMED');
      const reader = readerOf(call);
      return store.transaction(async () => {
        const { row } = await lockGuestEnrolment(store, caller);
        return presentKey(await revealEnrolmentKey(store, secrets, caller.program, row.id, reader));
      });
    },
    listGuestQuests: async ({ caller, locale }) => ({
      uuid: caller.program.uuid,
      program: caller.program.slug,
      quests: await presentGuestQuests(store, caller.activation_id, {
        program: caller.program,
        locale,
        now: services.now(),
      }),
    }),
    listGuestContent: async ({ caller, query }) => {
      await readGuestEnrolment(store, caller);
      return listContentOf(store, authorOf(caller), query);
    },
    submitGuestContent: async ({ caller, body }) => {
      requireGiving(caller.link_state);
      return submitContentFor(services, authorOf(caller), body);
    },
    mergeGuest: async ({ caller, body, locale, request }) => {
      const now = services.now();
      const call = { caller, token: body.token, request_id: request.id, now };
      const { enrolment, merged_before } = await mergeGuest(services, call);
      const view = { program: caller.program, locale, now };
      return {
        influencer_activation: await presentInfluencerActivation(store, enrolment, view),
        merged_before,
      };
    },
  };
}

function authorOf({ program, activation_id, influencer_activation_id }: GuestCaller) {
  return { kind: 'guest' as const, program, activation_id, influencer_activation_id };
}
