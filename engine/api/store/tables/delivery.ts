import { MAIL_CATEGORIES, MAIL_STATES } from '#contract/vocabulary/delivery-words.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { closedWords, moment, programUuid } from './columns.ts';
import { operators } from './operators.ts';

/** Mails to be sent, written in the transaction of what they tell. */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    /** Kept without it when the person's account is deleted. */
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'set null' }),
    /** Whose settings count, where it is to somebody who runs the program. */
    operator_id: uuid('operator_id').references(() => operators.id, { onDelete: 'set null' }),
    address: text('address').notNull(),
    kind: text('kind').notNull(),
    category: text('category', { enum: MAIL_CATEGORIES }).notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    locale: text('locale').notNull(),
    /** That of the notification on the person's pages, where there is one. */
    source: text('source'),
    state: text('state', { enum: MAIL_STATES }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: moment('next_attempt_at').notNull().defaultNow(),
    lease_until: moment('lease_until'),
    sent_at: moment('sent_at'),
    last_error: text('last_error'),
    /** Of the request, or the run of a job, that wrote it: its way is found in the log by that. */
    request_id: text('request_id'),
    /** When it was given up. */
    failed_at: moment('failed_at'),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    index('mails_due').on(table.state, table.next_attempt_at),
    index('mails_creator').on(table.creator_id, table.id),
    index('mails_failed')
      .on(table.program_uuid, table.failed_at)
      .where(sql`${table.state} = 'failed'`),
    index('mails_stuck')
      .on(table.program_uuid, table.id)
      .where(sql`${table.state} in ('unknown', 'failed')`),
  ],
);

/** Answers to writes that carried an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Creator, operator, guest enrolment or API key. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** Digest of method, path and body: the same key with another request is refused. */
    request_hash: text('request_hash').notNull(),
    status: integer('status'),
    response: jsonb('response').$type<unknown>(),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index('idempotency_keys_age').on(table.created_at),
  ],
);
