import { JOB_STATES } from '#contract/vocabulary/delivery-words.ts';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { closedWords, moment } from './columns.ts';

/**
 * Work in the background. One row for each kind that is done by interval, for good; and one for each
 * piece that was asked for, until it is done.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The kind, as `workers/declared-jobs.ts` names it. */
    name: text('name').notNull(),
    /** What a piece is about, so that it waits once; empty for what is done by interval. */
    key: text('key').notNull().default(''),
    /** Whose turn it is; null for what is done by interval, for all programs. */
    program_uuid: uuid('program_uuid'),
    /** Ids alone: nothing of a person's. */
    params: jsonb('params').$type<Record<string, unknown>>().notNull().default({}),
    state: text('state', { enum: JOB_STATES }).notNull().default('waiting'),
    /** Since it last went well. */
    attempts: integer('attempts').notNull().default(0),
    /** How often it was taken: whoever took it may end it while nobody else has. */
    taken: bigint('taken', { mode: 'number' }).notNull().default(0),
    due_at: moment('due_at').notNull().defaultNow(),
    lease_until: moment('lease_until'),
    started_at: moment('started_at'),
    /** When it last went well, and how long that took. */
    done_at: moment('done_at'),
    milliseconds: integer('milliseconds'),
    failed_at: moment('failed_at'),
    last_error: text('last_error'),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('jobs_key').on(table.name, table.key),
    index('jobs_due')
      .on(table.program_uuid, table.due_at, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('jobs_failed')
      .on(table.program_uuid, table.id)
      .where(sql`${table.failed_at} is not null`),
  ],
);
