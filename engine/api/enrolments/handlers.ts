import type { ENROLMENT_ENDPOINTS } from '#contract/enrolments/endpoints.ts';
import { nextEnrolmentState } from '#domain/enrolments/enrolment-state.ts';
import {
  presentKey,
  requireOpen,
  revealEnrolmentKey,
} from '../core/enrolments/claim-enrolment-key.ts';
import { changeEnrolment } from '../core/enrolments/enrolment-rows.ts';
import { expireEnrolments } from '../core/enrolments/expire-enrolments.ts';
import {
  presentInfluencerActivation,
  presentInfluencerActivations,
} from '../core/enrolments/present-enrolment.ts';
import { requireAgreements, requireMember } from '../core/membership/membership.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { eq } from '../store/drizzle.ts';
import { influencerActivations } from '../store/tables/activations.ts';
import { claimKey } from './claim-key.ts';
import { listEnrolments } from './list-enrolments.ts';
import { lockOwnEnrolment, readOwnEnrolment } from './own-enrolment.ts';

/** What a person was offered, accepted and claimed. */
export function enrolmentHandlers(services: ApiServices): Handlers<typeof ENROLMENT_ENDPOINTS> {
  const { store, secrets } = services;
  const viewOf = ({ caller, locale }: { caller: CreatorCaller; locale: string }) => ({
    program: caller.program,
    locale,
    now: services.now(),
  });
  const readerOf = ({ caller, request }: { caller: CreatorCaller; request: { id: string } }) => ({
    actor_kind: 'creator' as const,
    actor_id: caller.creator_id,
    request_id: request.id,
    now: services.now(),
  });
  /** Offers that are over say so, however long nobody looked. */
  const settle = ({ creator_id }: CreatorCaller) =>
    expireEnrolments(store, services.now(), eq(influencerActivations.creator_id, creator_id));

  return {
    listInfluencerActivations: async (call) => {
      const { caller, query } = call;
      const page = await listEnrolments(store, caller, query, services.now());
      return {
        items: await presentInfluencerActivations(store, page.rows, viewOf(call)),
        next_cursor: page.next_cursor,
      };
    },
    readInfluencerActivation: async (call) => {
      if (call.caller.viewed_by === undefined) await settle(call.caller);
      const id = call.params.influencer_activation_id;
      const found = await readOwnEnrolment(store, call.caller, id);
      return presentInfluencerActivation(store, found, viewOf(call));
    },
    acceptInfluencerActivation: async (call) => {
      const { caller, params, body } = call;
      await settle(caller);
      return store.transaction(async () => {
        const found = await lockOwnEnrolment(store, caller, params.influencer_activation_id);
        const { row, activation } = found;
        await requireMember(store, caller);
        if (!nextEnrolmentState(row.state, 'accept'))
          throw new ApiError('TRANSITION_REFUSED', { state: row.state });
        const view = viewOf(call);
        requireOpen(activation, view.now);
        const { agreements } = activation;
        await requireAgreements(store, caller, agreements, body.agreements, view.now);
        const accepted = await changeEnrolment(store, row, 'accept', view.now);
        return presentInfluencerActivation(store, { row: accepted, activation }, view);
      });
    },
    declineInfluencerActivation: async (call) => {
      await settle(call.caller);
      return store.transaction(async () => {
        const id = call.params.influencer_activation_id;
        const { row, activation } = await lockOwnEnrolment(store, call.caller, id);
        const declined = await changeEnrolment(store, row, 'decline', services.now());
        return presentInfluencerActivation(store, { row: declined, activation }, viewOf(call));
      });
    },
    claimKey: async (call) => {
      const { caller, params, body } = call;
      const id = params.influencer_activation_id;
      return presentKey(await claimKey(services, caller, id, body.key_option_id, readerOf(call)));
    },
    revealKey: async (call) => {
      const { caller, params } = call;
      const { row } = await readOwnEnrolment(store, caller, params.influencer_activation_id);
      const reader = readerOf(call);
      return presentKey(await revealEnrolmentKey(store, secrets, caller.program, row.id, reader));
    },
  };
}
