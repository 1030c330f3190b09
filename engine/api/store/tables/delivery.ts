import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { creators } from './accounts.ts';
import { closedWords, moment, programUuid } from './columns.ts';

/** Mails to be sent, written in the transaction of what they tell. */
export const mails = pgTable(
  'mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    /** Kept without it when the person's account is deleted. */
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'set null' }),
    address: text('address').notNull(),
    kind: text('kind').notNull(),
    category: text('category', { enum: ['account', 'decisions', 'rewards', 'news'] }).notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    locale: text('locale').notNull(),
    /**
     * `sending`: taken, and certainly not accepted by a mail server yet; `handing_over`: it may have
     * been; `unknown`: the process or the connection ended then, and only a person has it sent again.
     */
    state: text('state', {
      enum: ['pending', 'sending', 'handing_over', 'sent', 'failed', 'unknown', 'suppressed'],
    })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: moment('next_attempt_at').notNull().defaultNow(),
    lease_until: moment('lease_until'),
    sent_at: moment('sent_at'),
    last_error: text('last_error'),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [...closedWords(table), index('mails_due').on(table.state, table.next_attempt_at)],
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
