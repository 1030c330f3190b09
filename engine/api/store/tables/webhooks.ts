import {
  DELIVERY_STATES,
  SENT_EVENTS,
  WEBHOOK_DISABLED,
  type WebhookEvent,
} from '#contract/vocabulary/webhook-words.ts';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from '../drizzle.ts';
import { bytes, closedWords, moment, programUuid } from './columns.ts';

/** Where a program tells others of what happens in it. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Why nothing is sent; null: it is on. */
    disabled: text('disabled', { enum: WEBHOOK_DISABLED }),
    /** What messages are signed with, sealed; and the one before, for a time. */
    secret: bytes('secret').notNull(),
    previous_secret: bytes('previous_secret'),
    previous_until: moment('previous_until'),
    /** Since when every attempt failed. */
    failing_since: moment('failing_since'),
    last_success_at: moment('last_success_at'),
    created_at: moment('created_at').notNull(),
    created_by: text('created_by').notNull(),
  },
  (table) => [...closedWords(table), index('webhooks_program').on(table.program_uuid)],
);

/** What happened, written by triggers of the migration "webhooks" in its own transaction. */
export const webhookMessages = pgTable(
  'webhook_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    program_uuid: programUuid(),
    type: text('type', { enum: SENT_EVENTS }).notNull(),
    /** When it happened. */
    at: moment('at').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    written_at: moment('written_at').notNull().defaultNow(),
  },
  (table) => [...closedWords(table), index('webhook_messages_age').on(table.written_at)],
);

/** What an attempt came to. */
export interface LastAttempt {
  /** ISO 8601. */
  readonly at: string;
  readonly milliseconds: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly excerpt: string | null;
}

/** Each message for each webhook that wants it. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    webhook_id: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    message_id: uuid('message_id')
      .notNull()
      .references(() => webhookMessages.id, { onDelete: 'cascade' }),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: moment('next_attempt_at').notNull().defaultNow(),
    lease_until: moment('lease_until'),
    last_attempt: jsonb('last_attempt').$type<LastAttempt>(),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('webhook_deliveries_once').on(table.message_id, table.webhook_id),
    index('webhook_deliveries_due').on(table.state, table.next_attempt_at),
    index('webhook_deliveries_log').on(table.webhook_id, table.id),
  ],
);
