import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listOperatorRedemptions as endpoint } from '#contract/rewards/operator-endpoints.ts';
import { findCreators } from '../core/people/search-creators.ts';
import { readCreatorSummaries } from '../core/reviews/creator-summaries.ts';
import { matchesRedemption } from '../core/rewards/matches-redemption.ts';
import { presentRedemption } from '../core/rewards/present-redemption.ts';
import { selectRedemptions } from '../core/rewards/redemption-rows.ts';
import type { Call } from '../http/call.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { and, asc, eq, gt } from '../store/drizzle.ts';
import { creators } from '../store/tables/accounts.ts';
import { rewardRedemptions } from '../store/tables/ledger.ts';

/** A page of what people of the program redeemed, oldest first, without any key. */
export async function listOperatorRedemptions(
  { store }: Pick<ApiServices, 'store'>,
  {
    caller: { program },
    locale,
    query,
  }: Pick<Call<typeof endpoint>, 'caller' | 'locale' | 'query'>,
): Promise<ResponseOf<typeof endpoint>> {
  const { cursor, limit = PAGE_SIZE, state, reward_id, search } = query;
  const found =
    search === undefined
      ? undefined
      : await matchesRedemption(
          store,
          program.uuid,
          search,
          await findCreators(store, program.uuid, search),
        );
  const rows = await selectRedemptions(store)
    .leftJoin(creators, eq(creators.id, rewardRedemptions.creator_id))
    .where(
      and(
        eq(rewardRedemptions.program_uuid, program.uuid),
        state && eq(rewardRedemptions.state, state),
        reward_id === undefined ? undefined : eq(rewardRedemptions.reward_id, reward_id),
        found,
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
}
