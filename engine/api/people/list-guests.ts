import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listGuests as endpoint } from '#contract/people/guest-endpoints.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { activations, guestLinks, influencerActivations } from '../store/tables/activations.ts';
import { wordsOf, wordsOfGuest } from '../store/tables/search-words.ts';
import { wordQuery } from '../store/word-query.ts';

interface Asked extends Omit<QueryOf<typeof endpoint>, 'uuid'> {
  readonly program_uuid: string;
  readonly locale: string;
}

/** A page of a program's guests who are in no account, newest first. @throws ApiError CURSOR_INVALID */
export async function listGuests(
  store: Store,
  { program_uuid, locale, cursor, limit = PAGE_SIZE, search, activation_id }: Asked,
): Promise<ResponseOf<typeof endpoint>> {
  const { id } = influencerActivations;
  const [before] = cursor === undefined ? [] : readCursor(cursor, ['number']);
  const rows = await store.database
    .select({
      row: influencerActivations,
      title: activations.title,
      guest_link: { id: guestLinks.id, label: guestLinks.label },
    })
    .from(influencerActivations)
    .innerJoin(
      activations,
      and(
        eq(activations.program_uuid, influencerActivations.program_uuid),
        eq(activations.id, influencerActivations.activation_id),
      ),
    )
    .innerJoin(guestLinks, eq(guestLinks.id, influencerActivations.guest_link_id))
    .where(
      and(
        isGuest(program_uuid),
        search === undefined ? undefined : isCalled(store, program_uuid, search),
        activation_id === undefined
          ? undefined
          : eq(influencerActivations.activation_id, activation_id),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ row }) => [row.id]);
  return {
    items: page.rows.map(({ row, title, guest_link }) => ({
      influencer_activation_id: row.id,
      state: row.state,
      guest: { name: row.guest_name, email: row.guest_email },
      activation: { id: row.activation_id, title: pickText(title, locale) },
      guest_link,
      accepted_at: row.accepted_at?.toISOString() ?? null,
      claimed_at: row.claimed_at?.toISOString() ?? null,
    })),
    next_cursor: page.next_cursor,
  };
}

const isGuest = (program_uuid: string) =>
  and(
    eq(influencerActivations.program_uuid, program_uuid),
    isNotNull(influencerActivations.guest_token_hash),
  );

/** By the guest's own words or those of the link, each by its index. */
function isCalled({ database }: Store, program_uuid: string, search: string): SQL | undefined {
  const query = wordQuery(search);
  if (!query) return sql`false`;
  const named = database
    .select({ id: influencerActivations.id })
    .from(influencerActivations)
    .where(and(isGuest(program_uuid), sql`${wordsOfGuest(influencerActivations)} @@ ${query}`));
  const labelled = database
    .select({ id: guestLinks.id })
    .from(guestLinks)
    .where(
      and(eq(guestLinks.program_uuid, program_uuid), sql`${wordsOf(guestLinks.label)} @@ ${query}`),
    );
  return or(
    inArray(influencerActivations.id, named),
    inArray(influencerActivations.guest_link_id, labelled),
  );
}
