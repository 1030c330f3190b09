import { containing } from '../../store/containing.ts';
import { and, eq, or, type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { rewardRedemptions, rewards } from '../../store/tables/ledger.ts';
import type { FoundCreators } from '../people/search-creators.ts';
import { isOf } from '../reviews/search-reviews.ts';

/**
 * The condition that a search finds a redemption: by its creator, or the text stands in the reward's
 * title in any language.
 * @param found the creators that the same search finds; their table must be joined
 */
export async function matchesRedemption(
  { database }: Store,
  program_uuid: string,
  search: string,
  found: FoundCreators,
): Promise<SQL> {
  const titled = await database
    .select({ id: rewards.id })
    .from(rewards)
    .where(
      and(
        eq(rewards.program_uuid, program_uuid),
        sql`exists (select 1 from jsonb_each_text(${rewards.title}) as title
          where title.value ilike ${containing(search)})`,
      ),
    );
  const byTitle =
    titled.length === 0
      ? undefined
      : sql`${rewardRedemptions.reward_id} = any(${sql.param(titled.map(({ id }) => id))}::int[])`;
  return or(isOf(rewardRedemptions, found), byTitle) ?? sql`false`;
}
