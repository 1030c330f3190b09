import type { CampaignMetric } from '#contract/programs/campaign.ts';
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from '../drizzle.ts';
import { moment, programUuid } from './columns.ts';

/** Programs whose campaign was applied at least once. */
export const programs = pgTable('programs', {
  uuid: uuid('uuid').primaryKey(),
  slug: text('slug').notNull(),
  /** Digest of the campaign that is applied. */
  campaign_hash: text('campaign_hash').notNull(),
  applied_at: moment('applied_at').notNull().defaultNow(),
  /** Names, units and sources of metrics, as the campaign gives them. */
  metrics: jsonb('metrics').$type<readonly CampaignMetric[]>().notNull().default([]),
});

/** How often a program's landing page was visited on a day (UTC); nothing of who came. */
export const programVisits = pgTable(
  'program_visits',
  {
    program_uuid: programUuid(),
    day: date('day', { mode: 'string' }).notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.program_uuid, table.day] })],
);

/**
 * What happened in a program on each day (UTC) that is over: how many people took a step for the
 * first time, and points. Numbers alone; what becomes of somebody later changes none of them.
 */
export const programDays = pgTable(
  'program_days',
  {
    program_uuid: programUuid(),
    day: date('day', { mode: 'string' }).notNull(),
    applied: integer('applied').notNull(),
    accepted: integer('accepted').notNull(),
    first_quest: integer('first_quest').notNull(),
    first_reward: integer('first_reward').notNull(),
    points_given: bigint('points_given', { mode: 'number' }).notNull(),
    /** Without what was given back. */
    points_spent: bigint('points_spent', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.program_uuid, table.day] })],
);
