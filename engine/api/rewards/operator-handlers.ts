import { and, asc, eq, gt } from 'drizzle-orm';
import type { REWARD_OPERATOR_ENDPOINTS } from '#contract/operator/reward-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { presentRedemption } from '../redemptions/present-redemption.ts';
import { selectRedemptions } from '../redemptions/redemption-rows.ts';
import { readCreatorSummaries } from '../reviews/creator-summaries.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';
import { adjustPoints } from './adjust-points.ts';
import { revealDelivery } from './reveal-delivery.ts';
import { fulfilRedemption, refundRedemption } from './settle-redemption.ts';

/** What operators do about points and rewards. */
export function rewardOperatorHandlers(
  services: ApiServices,
): Handlers<typeof REWARD_OPERATOR_ENDPOINTS> {
  const { store } = services;
  const settlementOf = (call: {
    readonly caller: ProgramOperatorCaller;
    readonly params: { readonly redemption_id: number };
    readonly body: { readonly note?: string | undefined };
    readonly locale: string;
    readonly request: { readonly id: string };
  }) => ({
    program_uuid: call.caller.program.uuid,
    operator_id: call.caller.operator_id,
    request_id: call.request.id,
    redemption_id: call.params.redemption_id,
    note: call.body.note,
    locale: call.locale,
  });
  return {
    adjustPoints: (call) => adjustPoints(services, call),
    fulfilRedemption: (call) => fulfilRedemption(services, settlementOf(call)),
    revealDelivery: (call) => revealDelivery(services, call),
    refundRedemption: (call) => refundRedemption(services, settlementOf(call)),
    listOperatorRedemptions: async ({ caller, locale, query }) => {
      const { cursor, limit = PAGE_SIZE, state } = query;
      const { program } = caller;
      const rows = await selectRedemptions(store)
        .where(
          and(
            eq(rewardRedemptions.program_uuid, program.uuid),
            state && eq(rewardRedemptions.state, state),
            cursor === undefined
              ? undefined
              : gt(rewardRedemptions.id, readCursor(cursor, ['number'])[0]),
          ),
        )
        .orderBy(asc(rewardRedemptions.id))
        .limit(limit + 1);
      const page = cutPage(rows, limit, ({ row }) => [row.id]);
      const ids = page.rows.map(({ row }) => row.creator_id);
      const people = await readCreatorSummaries(store, program, ids);
      return {
        items: page.rows.map(({ row, ...of }) => ({
          ...presentRedemption(row, of, locale),
          creator: people.get(row.creator_id) ?? null,
        })),
        next_cursor: page.next_cursor,
      };
    },
  };
}
