import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listGuestLinks } from '#contract/operator/campaign-endpoints.ts';
import { ApiError } from '../http/api-error.ts';
import { PAGE_SIZE, writeCursor } from '../http/cursor.ts';
import { exactMoment, momentCursor } from '../http/moment-cursor.ts';
import { tellGuestLink } from '../live/tell-enrolment.ts';
import type { Store } from '../store/store.ts';
import { guestLinks } from '../store/tables/activations.ts';

type Page = ResponseOf<typeof listGuestLinks>;
type GuestLinkRow = typeof guestLinks.$inferSelect;

/** A page of a program's links, newest first. @throws ApiError CURSOR_INVALID */
export async function listLinks(
  { database }: Store,
  programUuid: string,
  { cursor, limit = PAGE_SIZE }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<Page> {
  const before = cursor === undefined ? undefined : momentCursor(cursor, 'uuid');
  const rows = await database
    .select({ link: guestLinks, created: exactMoment(guestLinks.created_at) })
    .from(guestLinks)
    .where(
      and(
        eq(guestLinks.program_uuid, programUuid),
        before && sql`(${guestLinks.created_at}, ${guestLinks.id}) < ${before}`,
      ),
    )
    .orderBy(desc(guestLinks.created_at), desc(guestLinks.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ link }) => presentLink(link)),
    next_cursor: rows.length > limit && last ? writeCursor([last.created, last.link.id]) : null,
  };
}

/** Revokes a link for good; once more does nothing. @throws ApiError GUEST_LINK_UNKNOWN */
export async function revokeLink(
  store: Store,
  programUuid: string,
  id: string,
  now: Date,
): Promise<void> {
  const { database } = store;
  const own = and(eq(guestLinks.program_uuid, programUuid), eq(guestLinks.id, id));
  const revoked = await database
    .update(guestLinks)
    .set({ revoked_at: now })
    .where(and(own, isNull(guestLinks.revoked_at)))
    .returning({ id: guestLinks.id });
  if (revoked.length > 0) return tellGuestLink(store, id);
  const [present] = await database.select({ id: guestLinks.id }).from(guestLinks).where(own);
  if (!present) throw new ApiError('GUEST_LINK_UNKNOWN');
}

/** A link as operators see it: without its token, which nobody keeps. */
export function presentLink(row: GuestLinkRow): Page['items'][number] {
  const { id, activation_id, label, uses_limit, uses, expires_at, revoked_at, created_at } = row;
  return {
    id,
    activation_id,
    label,
    uses_limit,
    uses,
    expires_at: expires_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}
