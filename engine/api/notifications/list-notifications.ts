import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type {
  CreatorNotificationItem,
  listNotifications as endpoint,
} from '#contract/notifications/creator-endpoints.ts';
import { notificationPlace } from '../core/notifications/notification-place.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { mailContent } from '../mail/mail-content.ts';
import { readMessage } from '../mail/message-kinds.ts';
import { oneLine, plainText } from '../mail/plain-text.ts';
import { speak, withoutIsolates } from '../mail/speak.ts';
import { and, desc, eq, lt } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creatorNotifications } from '../store/tables/creator-notifications.ts';

type Row = typeof creatorNotifications.$inferSelect;

/** A page of what the caller was told of, newest first. @throws ApiError CURSOR_INVALID */
export async function listNotifications(
  { database }: Store,
  { creator_id, program }: CreatorCaller,
  { cursor, limit = PAGE_SIZE }: Omit<QueryOf<typeof endpoint>, 'uuid'>,
  locale: string,
): Promise<ResponseOf<typeof endpoint>> {
  const { id } = creatorNotifications;
  const [before] = cursor === undefined ? [] : readCursor(cursor, ['number']);
  const found = await database
    .select()
    .from(creatorNotifications)
    .where(
      and(
        eq(creatorNotifications.creator_id, creator_id),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit + 1);
  const { rows, next_cursor } = cutPage(found, limit, (row) => [row.id]);
  return { items: rows.map((row) => present(row, program, locale)), next_cursor };
}

/** Says it as its mail does, in the language of the page. */
function present(row: Row, program: ApiProgram, locale: string): CreatorNotificationItem {
  const { id, kind, params, created_at, read_at } = row;
  const content = mailContent(readMessage(kind, params));
  const { say } = speak(locale, program.localised(locale).title);
  const note = content.note === undefined ? '' : plainText(content.note);
  return {
    ...{ id, kind },
    title: oneLine(withoutIsolates(say(content.title))),
    text: content.paragraphs.map(say).join('\n\n'),
    note: note === '' ? null : note,
    path: notificationPlace(kind, content, program.program.sections)?.path ?? null,
    created_at: created_at.toISOString(),
    read: read_at !== null,
  };
}
