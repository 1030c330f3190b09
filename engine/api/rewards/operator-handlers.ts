import type { REWARD_OPERATOR_ENDPOINTS } from '#contract/rewards/operator-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { adjustPoints } from './adjust-points.ts';
import { fulfilRedemptions } from './fulfil-redemptions.ts';
import { listOperatorRedemptions } from './list-operator-redemptions.ts';
import { readPointEntries } from './point-entries.ts';
import { revealDelivery } from './reveal-delivery.ts';
import { fulfilRedemption, refundRedemption, type Settlement } from './settle-redemption.ts';

/** What operators do about points and rewards. */
export function rewardOperatorHandlers(
  services: ApiServices,
): Handlers<typeof REWARD_OPERATOR_ENDPOINTS> {
  const { store } = services;
  const settlementOf = (call: {
    readonly caller: ProgramOperatorCaller;
    readonly params: { readonly redemption_id: number };
    readonly body: Pick<Settlement, 'tracking_reference'> & { readonly note?: string | undefined };
    readonly locale: string;
    readonly request: { readonly id: string };
  }) => ({
    program_uuid: call.caller.program.uuid,
    by: { actor_kind: 'operator', actor_id: call.caller.operator_id } as const,
    request_id: call.request.id,
    redemption_id: call.params.redemption_id,
    note: call.body.note,
    tracking_reference: call.body.tracking_reference,
    locale: call.locale,
  });
  return {
    adjustPoints: (call) => adjustPoints(services, call),
    listPointEntries: ({ caller, query }) => readPointEntries(store, caller.program, query),
    fulfilRedemption: (call) => fulfilRedemption(services, settlementOf(call)),
    fulfilRedemptions: (call) => fulfilRedemptions(services, call),
    revealDelivery: (call) => revealDelivery(services, call),
    refundRedemption: (call) => refundRedemption(services, settlementOf(call)),
    listOperatorRedemptions: (call) => listOperatorRedemptions(services, call),
  };
}
