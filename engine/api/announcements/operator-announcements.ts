import type {
  listManifestAnnouncements,
  listOperatorAnnouncements,
  OperatorAnnouncement,
} from '#contract/announcements/endpoints.ts';
import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { AnnouncementState } from '#contract/vocabulary/announcement-words.ts';
import { announcementState } from '#domain/announcements/announcement-state.ts';
import type { AnnouncementRow } from '../core/announcements/audience.ts';
import { ApiError } from '../http/api-error.ts';
import { cutPage, PAGE_SIZE } from '../http/cursor.ts';
import { exactMoment, momentCursor } from '../http/moment-cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import {
  and,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { announcements, announcementViews } from '../store/tables/announcements.ts';

/** A page of the console's announcements. @throws ApiError CURSOR_INVALID */
export async function readAnnouncementsPage(
  { database }: Store,
  program_uuid: string,
  query: Omit<QueryOf<typeof listOperatorAnnouncements>, 'uuid'>,
  now: Date,
): Promise<ResponseOf<typeof listOperatorAnnouncements>> {
  const { cursor, limit = PAGE_SIZE, state } = query;
  const { from, id } = announcements;
  const before = cursor === undefined ? undefined : momentCursor(cursor, 'uuid');
  const rows = await database
    .select({ row: announcements, begins: exactMoment(from) })
    .from(announcements)
    .where(
      and(
        eq(announcements.program_uuid, program_uuid),
        state && hasState(state, now),
        before && sql`(${from}, ${id}) < ${before}`,
      ),
    )
    .orderBy(desc(from), desc(id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ row, begins }) => [begins, row.id]);
  return {
    items: page.rows.map(({ row }) => presentAnnouncement(row, now)),
    next_cursor: page.next_cursor,
  };
}

/** One of the console's announcements. @throws ApiError ANNOUNCEMENT_UNKNOWN */
export async function readAnnouncement(
  { database }: Store,
  program_uuid: string,
  id: string,
): Promise<AnnouncementRow> {
  const [row] = await database
    .select()
    .from(announcements)
    .where(and(eq(announcements.program_uuid, program_uuid), eq(announcements.id, id)));
  if (!row) throw new ApiError('ANNOUNCEMENT_UNKNOWN');
  return row;
}

/** As `announcementState` says. */
function hasState(state: AnnouncementState, now: Date): SQL | undefined {
  const { from, until, ended_at } = announcements;
  const runs = and(isNull(ended_at), or(isNull(until), gt(until, now)));
  switch (state) {
    case 'scheduled':
      return and(runs, gt(from, now));
    case 'shown':
      return and(runs, lte(from, now));
    case 'ended':
      return or(isNotNull(ended_at), lte(until, now));
  }
}

/** An announcement as operators see it. */
export function presentAnnouncement(row: AnnouncementRow, now: Date): OperatorAnnouncement {
  const { id, title, text, mail, revision, mails, seen } = row;
  return {
    ...{ id, title, text, mail, revision, mails, seen },
    audience: presentAudience(row),
    image: presentImage(row),
    from: row.from.toISOString(),
    until: row.until?.toISOString() ?? null,
    state: announcementState(row, now),
    created_at: row.created_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

export const presentImage = ({
  image_of,
  image_id,
}: Pick<AnnouncementRow, 'image_of' | 'image_id'>): OperatorAnnouncement['image'] =>
  image_of && image_id !== null ? { of: image_of, id: image_id } : null;

export function presentAudience({
  audience,
  activation_id,
  tag,
}: Pick<AnnouncementRow, 'audience' | 'activation_id' | 'tag'>): OperatorAnnouncement['audience'] {
  if (audience === 'season' && activation_id !== null) return { kind: 'season', activation_id };
  if (audience === 'tag' && tag !== null) return { kind: 'tag', tag };
  return { kind: 'members' };
}

/** The manifest's announcements, whichever begins last first, and how many saw each. */
export async function readManifestAnnouncements(
  { database }: Store,
  program: ApiProgram,
  locale: string,
  now: Date,
): Promise<ResponseOf<typeof listManifestAnnouncements>['announcements']> {
  const own = program.localised(locale).announcements ?? [];
  const views = await database
    .select({ id: announcementViews.announcement_id, seen: count() })
    .from(announcementViews)
    .where(
      and(
        eq(announcementViews.program_uuid, program.uuid),
        sql`${announcementViews.announcement_id} = any(${sql.param(own.map(({ id }) => id))}::text[])`,
      ),
    )
    .groupBy(announcementViews.announcement_id);
  const seen = new Map(views.map((one) => [one.id, one.seen]));
  return own
    .map(({ id, title, from, until }) => {
      const times = { from: new Date(from), until: until === undefined ? null : new Date(until) };
      return {
        id,
        title,
        from: times.from.toISOString(),
        until: times.until?.toISOString() ?? null,
        state: announcementState({ ...times, ended_at: null }, now),
        seen: seen.get(id) ?? 0,
      };
    })
    .sort((a, b) => Date.parse(b.from) - Date.parse(a.from));
}
