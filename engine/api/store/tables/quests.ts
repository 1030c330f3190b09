import { CONTENT_TYPES, QUEST_KINDS, QUEST_REPEATS } from '#contract/vocabulary/campaign-words.ts';
import { PROGRESS_STATES } from '#contract/vocabulary/state-words.ts';
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../drizzle.ts';
import { creators } from './accounts.ts';
import { activations } from './activations.ts';
import { closedWords, type LocalizedText, moment, programUuid } from './columns.ts';

/** Quests that are shown together. */
export const questGroups = pgTable(
  'quest_groups',
  {
    program_uuid: programUuid(),
    id: integer('id').notNull(),
    activation_id: integer('activation_id').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>(),
    position: integer('position').notNull().default(0),
    retired_at: moment('retired_at'),
  },
  (table) => [
    primaryKey({ columns: [table.program_uuid, table.id] }),
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
  ],
);

/** What there is to do for points. */
export const quests = pgTable(
  'quests',
  {
    program_uuid: programUuid(),
    id: integer('id').notNull(),
    group_id: integer('group_id').notNull(),
    activation_id: integer('activation_id').notNull(),
    kind: text('kind', { enum: QUEST_KINDS }).notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>(),
    metric: text('metric').notNull(),
    target: doublePrecision('target').notNull(),
    opens_at: moment('opens_at'),
    closes_at: moment('closes_at'),
    platforms: text('platforms').array(),
    hashtags: text('hashtags').array(),
    content_types: text('content_types', { enum: CONTENT_TYPES }).array(),
    repeat: text('repeat', { enum: QUEST_REPEATS }).notNull(),
    points: integer('points').notNull(),
    reward_id: integer('reward_id'),
    /** Of a draw. */
    winners: integer('winners'),
    draw_at: moment('draw_at'),
    agreements: text('agreements').array().notNull().default(sql`'{}'`),
    /** Quests that must be completed before anything counts for it. */
    prerequisites: integer('prerequisites').array().notNull().default(sql`'{}'`),
    position: integer('position').notNull().default(0),
    retired_at: moment('retired_at'),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.program_uuid, table.id] }),
    foreignKey({
      columns: [table.program_uuid, table.group_id],
      foreignColumns: [questGroups.program_uuid, questGroups.id],
    }),
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
    index('quests_metric').on(table.program_uuid, table.metric),
    index('quests_activation').on(table.program_uuid, table.activation_id),
  ],
);

/** How far a creator is with a quest, per period of a repeated one. */
export const questProgress = pgTable(
  'quest_progress',
  {
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    quest_id: integer('quest_id').notNull(),
    /** `once`, a day `2026-11-21`, an ISO week `2026-W47`, or the count of an `always` quest. */
    period: text('period').notNull(),
    value: doublePrecision('value').notNull().default(0),
    state: text('state', { enum: PROGRESS_STATES }).notNull().default('in_progress'),
    completed_at: moment('completed_at'),
    claimed_at: moment('claimed_at'),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.creator_id, table.quest_id, table.period] }),
    foreignKey({
      columns: [table.program_uuid, table.quest_id],
      foreignColumns: [quests.program_uuid, quests.id],
    }),
    index('quest_progress_quest').on(table.program_uuid, table.quest_id, table.period),
    // Who completed a quest, in the order in which they did.
    index('quest_progress_entries')
      .on(table.program_uuid, table.quest_id, table.completed_at, table.creator_id)
      .where(sql`${table.completed_at} is not null`),
    // Who completed something, and when first.
    index('quest_progress_first')
      .on(table.program_uuid, table.creator_id, table.completed_at)
      .where(sql`${table.completed_at} is not null`),
    // Who completed something in a time.
    index('quest_progress_completed')
      .on(table.program_uuid, table.completed_at, table.creator_id)
      .where(sql`${table.completed_at} is not null`),
  ],
);

/** What all creators together have reached of a shared goal. */
export const questTotals = pgTable(
  'quest_totals',
  {
    program_uuid: programUuid(),
    quest_id: integer('quest_id').notNull(),
    period: text('period').notNull(),
    value: doublePrecision('value').notNull().default(0),
    reached_at: moment('reached_at'),
  },
  (table) => [primaryKey({ columns: [table.program_uuid, table.quest_id, table.period] })],
);

/** A draw that was held: anybody can repeat it from the seed and the entries. */
export const questDraws = pgTable(
  'quest_draws',
  {
    program_uuid: programUuid(),
    quest_id: integer('quest_id').notNull(),
    period: text('period').notNull(),
    seed: text('seed').notNull(),
    entries: integer('entries').notNull(),
    winners: jsonb('winners').$type<readonly string[]>().notNull(),
    drawn_at: moment('drawn_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.program_uuid, table.quest_id, table.period] })],
);

/** What game back ends and trackers reported. */
export const metricEvents = pgTable(
  'metric_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    /** The reporter's own id: the same one counts once. */
    source_id: text('source_id').notNull(),
    /** As reported: a creator's id or `provider:subject`. */
    creator: text('creator').notNull(),
    /** Absent where nobody of that name is in the program. */
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'cascade' }),
    metric: text('metric').notNull(),
    value: doublePrecision('value').notNull(),
    platform: text('platform'),
    hashtags: text('hashtags').array(),
    /** Of accepted content. */
    content_type: text('content_type'),
    occurred_at: moment('occurred_at').notNull(),
    received_at: moment('received_at').notNull().defaultNow(),
    /** Which quests it moved. */
    counted: boolean('counted').notNull(),
    /** Why it did not count; for each quest of its metric where it counted for some. */
    outcomes: jsonb('outcomes')
      .$type<readonly { quest_id: number | null; counted: boolean; reason_code: string | null }[]>()
      .notNull(),
    /** `api_key:<id>`, `content:<id>` or `appeal:<id>`. */
    reported_by: text('reported_by').notNull(),
  },
  (table) => [
    uniqueIndex('metric_events_source').on(table.program_uuid, table.source_id),
    index('metric_events_creator').on(table.creator_id, table.id),
    index('metric_events_metric').on(table.creator_id, table.metric, table.occurred_at),
  ],
);

/** When a creator last had the quests of an activation evaluated again. */
export const questTriggers = pgTable(
  'quest_triggers',
  {
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    activation_id: integer('activation_id').notNull(),
    triggered_at: moment('triggered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.creator_id, table.activation_id] })],
);
