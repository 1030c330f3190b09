import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { creators } from './accounts.ts';
import { moment, programUuid } from './columns.ts';
import { mails } from './delivery.ts';
import { operators } from './operators.ts';

/** What a message says in one language: plain text with placeholders. */
export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

/** Messages to creators that operators keep for use, by their names. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    name: text('name').notNull(),
    /** By language. */
    texts: jsonb('texts').$type<Record<string, MessageText>>().notNull(),
    changed_at: moment('changed_at').notNull(),
  },
  (table) => [uniqueIndex('message_templates_name').on(table.program_uuid, table.name)],
);

/** What operators wrote to a person, as it was sent. */
export const creatorMessages = pgTable(
  'creator_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    author_id: uuid('author_id').references(() => operators.id, { onDelete: 'set null' }),
    /** The mail that brings it. */
    mail_id: bigint('mail_id', { mode: 'number' }).references(() => mails.id, {
      onDelete: 'set null',
    }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    locale: text('locale').notNull(),
    written_at: moment('written_at').notNull(),
    /** Of a message to all that match: the same with each of them, who have it once. */
    sending_id: uuid('sending_id'),
  },
  (table) => [
    index('creator_messages_creator').on(table.creator_id, table.id),
    uniqueIndex('creator_messages_sending').on(table.creator_id, table.sending_id),
  ],
);
