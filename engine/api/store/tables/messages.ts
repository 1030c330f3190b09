import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { moment, programUuid } from './columns.ts';
import { mails } from './delivery.ts';
import { operators } from './operators.ts';

/** What a message says in one language: plain text with placeholders. */
export interface MessageText {
  readonly subject: string;
  readonly text: string;
}

/** Texts that operators keep for use, by their names. */
const templateTable = <Said>(name: string) =>
  pgTable(
    name,
    {
      id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      program_uuid: programUuid(),
      name: text('name').notNull(),
      /** By language. */
      texts: jsonb('texts').$type<Record<string, Said>>().notNull(),
      changed_at: moment('changed_at').notNull(),
    },
    (table) => [uniqueIndex(`${name}_name`).on(table.program_uuid, table.name)],
  );

export type TemplateTable<Said> = ReturnType<typeof templateTable<Said>>;

/** Messages to creators. */
export const messageTemplates = templateTable<MessageText>('message_templates');
/** Notes to creators that go with decisions. */
export const noteTemplates = templateTable<string>('note_templates');

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
