import type { listGuestLinks } from '#contract/campaigns/guest-link-endpoints.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { GuestLinkState } from '#contract/vocabulary/state-words.ts';
import { guestLinkState } from '#domain/guest/guest-link-state.ts';
import { ApiError } from '../../http/api-error.ts';
import { cutPage, PAGE_SIZE } from '../../http/cursor.ts';
import { exactMoment, momentCursor } from '../../http/moment-cursor.ts';
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { guestLinks } from '../../store/tables/activations.ts';
import { wordsOf } from '../../store/tables/search-words.ts';
import { wordQuery } from '../../store/word-query.ts';
import { notifyGuestLink } from '../events/notify-enrolment.ts';

type Page = ResponseOf<typeof listGuestLinks>;
type GuestLinkRow = typeof guestLinks.$inferSelect;

/** A page of a program's links, newest first. @throws ApiError CURSOR_INVALID */
export async function listLinks(
  { database }: Store,
  programUuid: string,
  query: Omit<QueryOf<typeof listGuestLinks>, 'uuid'>,
  now: Date,
): Promise<Page> {
  const { cursor, limit = PAGE_SIZE, search, activation_id, state } = query;
  const before = cursor === undefined ? undefined : momentCursor(cursor, 'uuid');
  const rows = await database
    .select({ link: guestLinks, created: exactMoment(guestLinks.created_at) })
    .from(guestLinks)
    .where(
      and(
        eq(guestLinks.program_uuid, programUuid),
        search === undefined ? undefined : isCalled(search),
        activation_id === undefined ? undefined : eq(guestLinks.activation_id, activation_id),
        state && hasState(state, now),
        before && sql`(${guestLinks.created_at}, ${guestLinks.id}) < ${before}`,
      ),
    )
    .orderBy(desc(guestLinks.created_at), desc(guestLinks.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ link, created }) => [created, link.id]);
  return {
    items: page.rows.map(({ link }) => presentLink(link, now)),
    next_cursor: page.next_cursor,
  };
}

function isCalled(search: string): SQL {
  const query = wordQuery(search);
  return query ? sql`${wordsOf(guestLinks.label)} @@ ${query}` : sql`false`;
}

/** As `guestLinkState` says, in words that the indexes of rare states serve. */
function hasState(state: GuestLinkState, now: Date): SQL | undefined {
  const { revoked_at, expires_at, uses, uses_limit } = guestLinks;
  const runs = or(isNull(expires_at), gt(expires_at, now));
  switch (state) {
    case 'revoked':
      return isNotNull(revoked_at);
    case 'expired':
      return and(isNull(revoked_at), lte(expires_at, now));
    case 'used_up':
      return and(isNull(revoked_at), runs, sql`${uses} >= ${uses_limit}`);
    case 'open':
      return and(isNull(revoked_at), runs, lt(uses, uses_limit));
  }
}

/** A link of the program. @throws ApiError GUEST_LINK_UNKNOWN */
export async function readLinkOf(
  { database }: Store,
  programUuid: string,
  id: string,
): Promise<GuestLinkRow> {
  const [row] = await database
    .select()
    .from(guestLinks)
    .where(and(eq(guestLinks.program_uuid, programUuid), eq(guestLinks.id, id)));
  if (!row) throw new ApiError('GUEST_LINK_UNKNOWN');
  return row;
}

/** Which links were revoked, which had been before, and which the program does not have. */
export interface Revocation {
  readonly revoked: string[];
  readonly revoked_before: string[];
  readonly unknown: string[];
}

/** Revokes links for good; their people are told. */
export async function revokeLinks(
  store: Store,
  programUuid: string,
  wanted: readonly string[],
  now: Date,
): Promise<Revocation> {
  const { database } = store;
  const ids = [...new Set(wanted)];
  const own = and(eq(guestLinks.program_uuid, programUuid), inArray(guestLinks.id, ids));
  return store.transaction(async () => {
    const changed = await database
      .update(guestLinks)
      .set({ revoked_at: now })
      .where(and(own, isNull(guestLinks.revoked_at)))
      .returning({ id: guestLinks.id });
    const present = await database.select({ id: guestLinks.id }).from(guestLinks).where(own);
    for (const { id } of changed) await notifyGuestLink(store, id);
    const revoked = new Set(changed.map(({ id }) => id));
    const known = new Set(present.map(({ id }) => id));
    return {
      revoked: ids.filter((id) => revoked.has(id)),
      revoked_before: ids.filter((id) => known.has(id) && !revoked.has(id)),
      unknown: ids.filter((id) => !known.has(id)),
    };
  });
}

/** A link as operators see it: without its token, which nobody keeps. */
export function presentLink(row: GuestLinkRow, now: Date): Page['items'][number] {
  const { id, activation_id, label, uses_limit, uses, expires_at, revoked_at, created_at } = row;
  return {
    id,
    activation_id,
    label,
    uses_limit,
    uses,
    state: guestLinkState(row, now),
    expires_at: expires_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
