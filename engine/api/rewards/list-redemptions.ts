import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listRedemptions as endpoint } from '#contract/rewards/endpoints.ts';
import { presentRedemption } from '../core/rewards/present-redemption.ts';
import { selectRedemptions } from '../core/rewards/redemption-rows.ts';
import { revealRewardKeys } from '../core/rewards/reveal-reward-keys.ts';
import type { Call } from '../http/call.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { and, desc, eq, lt } from '../store/drizzle.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';

/** A page of what the caller redeemed, newest first; their keys are shown, which is recorded. */
export async function listRedemptions(
  { store, secrets, now }: ApiServices,
  { caller, query, locale, request }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { cursor, limit = PAGE_SIZE } = query;
  const program_uuid = caller.program.uuid;
  const rows = await selectRedemptions(store)
    .where(
      and(
        eq(rewardRedemptions.program_uuid, program_uuid),
        eq(rewardRedemptions.creator_id, caller.creator_id),
        cursor === undefined
          ? undefined
          : lt(rewardRedemptions.id, readCursor(cursor, ['number'])[0]),
      ),
    )
    .orderBy(desc(rewardRedemptions.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ row }) => [row.id]);
  const keyed = page.rows.filter(({ reward }) => reward.kind === 'key');
  // An operator who sees what the creator sees is shown no key, and nobody has seen it then.
  const ids = caller.viewed_by === undefined ? keyed.map(({ row }) => row.id) : [];
  const keys = await revealRewardKeys(
    store,
    secrets,
    { program_uuid, ids },
    {
      actor_kind: 'creator',
      actor_id: caller.creator_id,
      request_id: request.id,
      now: now(),
    },
  );
  return {
    items: page.rows.map(({ row, ...of }) => ({
      ...presentRedemption(row, of, locale),
      key: keys.get(row.id) ?? null,
    })),
    next_cursor: page.next_cursor,
  };
}
