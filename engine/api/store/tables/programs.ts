import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Programs whose campaign was applied at least once. */
export const programs = pgTable('programs', {
  uuid: uuid('uuid').primaryKey(),
  slug: text('slug').notNull(),
  /** Digest of the campaign that is applied. */
  campaign_hash: text('campaign_hash').notNull(),
  applied_at: moment('applied_at').notNull().defaultNow(),
  /** Names and units of metrics, as the campaign gives them. */
  metrics: jsonb('metrics').notNull().default([]),
});
