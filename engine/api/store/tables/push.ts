import { PUSH_STATES } from '#contract/vocabulary/delivery-words.ts';
import { CREATOR_NOTIFICATIONS } from '#contract/vocabulary/notification-words.ts';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from '../drizzle.ts';
import { creators } from './accounts.ts';
import { bytes, closedWords, moment, programUuid } from './columns.ts';
import { sessions } from './sessions.ts';

/** Browsers that get push messages: each as long as the session holds in which it was asked for. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address, in base64url. */
    endpoint_hash: text('endpoint_hash').notNull(),
    /** Origin of the push service. */
    service: text('service').notNull(),
    /** Address and keys, sealed: who has them can send to the browser. */
    ciphertext: bytes('ciphertext').notNull(),
    created_at: moment('created_at').notNull(),
    /** When its push service last took a message. */
    last_success_at: moment('last_success_at'),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint_hash),
    index('push_subscriptions_creator').on(table.creator_id, table.created_at),
    index('push_subscriptions_session').on(table.session_id),
  ],
);

/** Messages to browsers, written in the transaction of what they tell; each source once for each. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subscription_id: uuid('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: CREATOR_NOTIFICATIONS }).notNull(),
    /** That of the notification on the person's pages. */
    source: text('source').notNull(),
    /** Those of the notification; empty once the message is settled. */
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    state: text('state', { enum: PUSH_STATES }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: moment('next_attempt_at').notNull().defaultNow(),
    lease_until: moment('lease_until'),
    last_error: text('last_error'),
    /** Of the request, or the run of a job, that wrote it: its way is found in the log by that. */
    request_id: text('request_id'),
    created_at: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('push_messages_source').on(table.subscription_id, table.kind, table.source),
    index('push_messages_due').on(table.state, table.next_attempt_at),
    index('push_messages_age').on(table.created_at),
  ],
);
