import type { InboxKind } from '#contract/vocabulary/inbox-words.ts';
import { findCreators } from '../core/people/search-creators.ts';
import { matchesReview } from '../core/reviews/search-reviews.ts';
import { matchesRedemption } from '../core/rewards/matches-redemption.ts';
import type { SQL } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';

/** The condition that a search finds an entry, for each of some kinds. */
export async function searchInbox(
  store: Store,
  program_uuid: string,
  kinds: readonly InboxKind[],
  search: string,
): Promise<ReadonlyMap<InboxKind, SQL>> {
  const found = await findCreators(store, program_uuid, search);
  const conditions = kinds.map(
    async (kind): Promise<[InboxKind, SQL]> => [
      kind,
      kind === 'redemption'
        ? await matchesRedemption(store, program_uuid, search, found)
        : await matchesReview(store, kind, program_uuid, search, found),
    ],
  );
  return new Map(await Promise.all(conditions));
}
