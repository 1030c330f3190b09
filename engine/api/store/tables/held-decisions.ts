import { DECISIONS, REASONS } from '#contract/shapes/decisions.ts';
import { HELD_DECISION_STATES, REVIEW_SUBJECTS } from '#contract/vocabulary/inbox-words.ts';
import { bigint, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '../drizzle.ts';
import { closedWords, moment, programUuid } from './columns.ts';

/**
 * What operators decided, until it takes effect and for some days after. Nothing of it is the
 * creator's to know while it waits, nor where it was taken back.
 */
export const heldDecisions = pgTable(
  'held_decisions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    subject_kind: text('subject_kind', { enum: REVIEW_SUBJECTS }).notNull(),
    subject_id: text('subject_id').notNull(),
    /** The revision that was read: a decision on another one is refused. */
    revision: integer('revision').notNull(),
    decision: text('decision', { enum: DECISIONS }).notNull(),
    reason_code: text('reason_code', { enum: REASONS }).notNull(),
    note: text('note'),
    reapply_at: moment('reapply_at'),
    operator_id: uuid('operator_id').notNull(),
    /** Of the call that decided. */
    request_id: text('request_id').notNull(),
    decided_at: moment('decided_at').notNull(),
    /** When it takes effect. */
    due_at: moment('due_at').notNull(),
    state: text('state', { enum: HELD_DECISION_STATES }).notNull().default('waiting'),
    /** The error's code that it was refused with. */
    refusal_code: text('refusal_code'),
    /** When it stopped waiting. */
    settled_at: moment('settled_at'),
  },
  (table) => [
    ...closedWords(table),
    // One at a time: a second operator finds the first one's.
    uniqueIndex('held_decisions_waiting')
      .on(table.subject_kind, table.subject_id)
      .where(sql`${table.state} = 'waiting'`),
    index('held_decisions_due').on(table.due_at, table.id).where(sql`${table.state} = 'waiting'`),
    index('held_decisions_program').on(table.program_uuid, table.id),
    index('held_decisions_state').on(table.program_uuid, table.state, table.id),
  ],
);
