import { CREATOR_NOTIFICATIONS } from '#contract/vocabulary/notification-words.ts';
import { bigint, index, jsonb, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { closedWords, moment, programUuid } from './columns.ts';

/** What creators were told of on their pages, written in the transaction of what it tells. */
export const creatorNotifications = pgTable(
  'creator_notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CREATOR_NOTIFICATIONS }).notNull(),
    /** What it tells of, as `content:21:3` (its third revision): of one source it is told once. */
    source: text('source').notNull(),
    /** Those of the mail of the kind, without the person's name. */
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    created_at: moment('created_at').notNull().defaultNow(),
    /** Null while it is new to the person. */
    read_at: moment('read_at'),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('creator_notifications_source').on(table.creator_id, table.kind, table.source),
    index('creator_notifications_latest').on(table.creator_id, table.id),
    index('creator_notifications_unread').on(table.creator_id).where(sql`${table.read_at} is null`),
    index('creator_notifications_age').on(table.created_at),
  ],
);
