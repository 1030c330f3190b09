import type { MailParams } from '../mail/message-kinds.ts';
import { and, asc, inArray, isNotNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creatorNotifications } from '../store/tables/creator-notifications.ts';
import { contents } from '../store/tables/pipelines.ts';

/** How many of what a sample person was told of are new to them. */
const NEW = 2;
const DECIDED = ['accepted', 'rejected', 'needs_changes'] as const;

type ContentRow = typeof contents.$inferSelect;
type Row = typeof creatorNotifications.$inferInsert & { readonly creator_id: string };

/** What sample creators were told of when their content was decided on; the newest is unread. */
export async function seedNotifications(
  { database }: Store,
  creatorIds: readonly string[],
): Promise<void> {
  if (creatorIds.length === 0) return;
  const decided = await database
    .select()
    .from(contents)
    .where(
      and(
        inArray(contents.creator_id, [...creatorIds]),
        inArray(contents.state, [...DECIDED]),
        isNotNull(contents.decided_at),
      ),
    )
    .orderBy(asc(contents.decided_at), asc(contents.id));
  const rows = decided.flatMap(notificationOf);
  const later = (row: Row, place: number) =>
    rows.slice(place + 1).filter(({ creator_id }) => creator_id === row.creator_id).length;
  const values = rows.map((row, place) => ({
    ...row,
    read_at: later(row, place) < NEW ? null : (row.created_at ?? null),
  }));
  if (values.length > 0) await database.insert(creatorNotifications).values(values);
}

function notificationOf(row: ContentRow): Row[] {
  const { id, revision, program_uuid, creator_id, decided_at, state, title, reason_code, note } =
    row;
  const decision = DECIDED.find((one) => one === state);
  if (creator_id === null || decided_at === null || !title || !decision) return [];
  const params: MailParams<'content_decided'> = {
    ...{ decision, title },
    ...(reason_code === null ? {} : { reason_code }),
    ...(note === null ? {} : { note }),
  };
  const source = `content:${id}:${revision}`;
  return [
    { program_uuid, creator_id, kind: 'content_decided', source, params, created_at: decided_at },
  ];
}
