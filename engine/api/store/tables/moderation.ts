import { MODERATION_REASONS } from '#contract/shapes/moderation.ts';
import { REPORT_STATES, REPORT_SUBJECTS } from '#contract/vocabulary/review-words.ts';
import { bigint, index, pgTable, sql, text, uniqueIndex } from '../drizzle.ts';
import { closedWords, moment, programUuid } from './columns.ts';

/** What visitors and creators reported of what others show. */
export const reports = pgTable(
  'reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    subject_kind: text('subject_kind', { enum: REPORT_SUBJECTS }).notNull(),
    subject_id: text('subject_id').notNull(),
    reason_code: text('reason_code', { enum: MODERATION_REASONS }).notNull(),
    note: text('note'),
    /** A fingerprint of who reported: the same one counts once. */
    reporter: text('reporter').notNull(),
    state: text('state', { enum: REPORT_STATES }).notNull().default('open'),
    reported_at: moment('reported_at').notNull(),
    settled_at: moment('settled_at'),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('reports_open')
      .on(table.program_uuid, table.subject_kind, table.subject_id, table.reporter)
      .where(sql`${table.state} = 'open'`),
    index('reports_program').on(table.program_uuid, table.id),
  ],
);
