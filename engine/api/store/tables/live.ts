import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * What is told live, written in the transaction of what it tells: instances that no message reached
 * find it here. Kept for minutes only.
 */
export const liveMessages = pgTable(
  'live_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Such as `/creators/<creator id>`. */
    channel: text('channel').notNull(),
    /** The text of a JSON value. */
    event: text('event').notNull(),
    /** When it was written, not when its transaction began: readers look back from here. */
    created_at: moment('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('live_messages_age').on(table.created_at)],
);
