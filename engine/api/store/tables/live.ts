import { bigint, boolean, index, pgTable, sql, text, uuid } from '../drizzle.ts';
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
    /** True until it is handed to the events service that the site names; public channels only. */
    to_forward: boolean('to_forward').notNull().default(false),
  },
  (table) => [
    index('live_messages_age').on(table.created_at),
    index('live_messages_to_forward').on(table.id).where(sql`${table.to_forward}`),
  ],
);

/** Work that one instance at a time does, for as long as it says so. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  /** The instance. */
  holder: uuid('holder').notNull(),
  held_until: moment('held_until').notNull(),
});
