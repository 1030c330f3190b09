import type { listGuestLinkUses as endpoint } from '#contract/campaigns/guest-link-endpoints.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../../http/cursor.ts';
import type { ApiProgram } from '../../http/program-directory.ts';
import { and, desc, eq, inArray, lt, or } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { influencerActivations } from '../../store/tables/activations.ts';
import { guestMerges } from '../../store/tables/guest-merges.ts';
import { readCreatorSummaries } from '../reviews/creator-summaries.ts';
import { readLinkOf } from './guest-links.ts';

/**
 * A page of those who used a link, newest first: guests, and accounts that guests went into, also
 * where the account had its own enrolment already.
 * @throws ApiError GUEST_LINK_UNKNOWN, CURSOR_INVALID
 */
export async function listUses(
  store: Store,
  program: ApiProgram,
  guest_link_id: string,
  { cursor, limit = PAGE_SIZE }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<ResponseOf<typeof endpoint>> {
  const { database } = store;
  const [before] = cursor === undefined ? [] : readCursor(cursor, ['number']);
  await readLinkOf(store, program.uuid, guest_link_id);
  const { id } = influencerActivations;
  const merged = database
    .select({ id: guestMerges.influencer_activation_id })
    .from(guestMerges)
    .where(eq(guestMerges.guest_link_id, guest_link_id));
  const rows = await database
    .select()
    .from(influencerActivations)
    .where(
      and(
        or(eq(influencerActivations.guest_link_id, guest_link_id), inArray(id, merged)),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, (row) => [row.id]);
  const people = await readCreatorSummaries(
    store,
    program,
    page.rows.map(({ creator_id }) => creator_id),
  );
  return {
    items: page.rows.map((row) => ({
      influencer_activation_id: row.id,
      state: row.state,
      guest: { name: row.guest_name, email: row.guest_email },
      creator: people.get(row.creator_id ?? '') ?? null,
      accepted_at: row.accepted_at?.toISOString() ?? null,
      claimed_at: row.claimed_at?.toISOString() ?? null,
      completed_at: row.completed_at?.toISOString() ?? null,
    })),
    next_cursor: page.next_cursor,
  };
}
