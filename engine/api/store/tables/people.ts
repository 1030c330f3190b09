import { NOTE_SUBJECTS } from '#contract/vocabulary/operator-words.ts';
import { bigint, index, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { closedWords, moment, programUuid } from './columns.ts';
import { operators } from './operators.ts';

/** What operators wrote to each other about an item or a person: never shown to creators. */
export const operatorNotes = pgTable(
  'operator_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    subject_kind: text('subject_kind', { enum: NOTE_SUBJECTS }).notNull(),
    subject_id: text('subject_id').notNull(),
    /** Whom the subject is of; null for what a guest handed in. */
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'cascade' }),
    author_id: uuid('author_id').references(() => operators.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    written_at: moment('written_at').notNull(),
  },
  (table) => [
    ...closedWords(table),
    index('operator_notes_subject').on(
      table.program_uuid,
      table.subject_kind,
      table.subject_id,
      table.id,
    ),
    index('operator_notes_creator').on(table.creator_id, table.id),
  ],
);

/** Words by which operators sort people: never shown to creators. */
export const creatorTags = pgTable(
  'creator_tags',
  {
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    /** The tag in lower case: two that differ in case alone are one. */
    word: text('word').notNull(),
    /** As it is shown. */
    tag: text('tag').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creator_id, table.word] }),
    index('creator_tags_program').on(table.program_uuid, table.word, table.creator_id),
  ],
);
