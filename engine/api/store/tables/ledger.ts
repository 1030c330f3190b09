import type { DiscordRole } from '#contract/programs/campaign.ts';
import { REWARD_KINDS } from '#contract/vocabulary/campaign-words.ts';
import { POINT_SOURCES, REDEMPTION_STATES } from '#contract/vocabulary/state-words.ts';
import {
  bigint,
  date,
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
import { bytes, closedWords, type LocalizedText, moment, programUuid } from './columns.ts';

/** Points: append-only, each from one source and for one reason. */
export const pointTransactions = pgTable(
  'point_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    activation_id: integer('activation_id').notNull(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'restrict' }),
    /** Positive: earned; negative: spent. Never zero. */
    amount: integer('amount').notNull(),
    balance_after: bigint('balance_after', { mode: 'number' }).notNull(),
    source_kind: text('source_kind', {
      enum: POINT_SOURCES,
    }).notNull(),
    /** Unique within its kind: what is told twice counts once. */
    source_id: text('source_id').notNull(),
    /** Facts that answer "why": quest, period, reward, note. */
    reason: jsonb('reason').$type<Record<string, unknown>>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    ...closedWords(table),
    uniqueIndex('point_transactions_source').on(
      table.program_uuid,
      table.source_kind,
      table.source_id,
    ),
    index('point_transactions_creator').on(table.creator_id, table.activation_id, table.id),
    // What a board gained since a day ended.
    index('point_transactions_board').on(table.program_uuid, table.activation_id, table.at),
    // With the amount, so that what a program gave in a time is added up without reading rows.
    index('point_transactions_program').on(
      table.program_uuid,
      table.at,
      table.id,
      table.source_kind,
      table.amount,
    ),
    // What a quest gave.
    index('point_transactions_quest')
      .on(table.program_uuid, sql`(${table.reason} ->> 'quest_id')`, table.amount)
      .where(sql`${table.reason} ->> 'quest_id' is not null`),
  ],
);

/** What the ledger adds up to, written in the same transaction. */
export const pointBalances = pgTable(
  'point_balances',
  {
    program_uuid: programUuid(),
    activation_id: integer('activation_id').notNull(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    /** Earned minus spent; never below zero. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** All that was earned: what leaderboards compare. */
    earned: bigint('earned', { mode: 'number' }).notNull().default(0),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.creator_id, table.activation_id] }),
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
    // Whose points changed of late.
    index('point_balances_changed').on(table.program_uuid, table.updated_at, table.creator_id),
    index('point_balances_board').on(
      table.program_uuid,
      table.activation_id,
      // As `order by earned desc` sorts: with nulls last the index would serve no such query.
      table.earned.desc().nullsFirst(),
      table.creator_id,
    ),
  ],
);

/**
 * How many creators of a board have a score in each range: level 4 holds ranges of 64^4 points,
 * level 0 single scores. A rank is the sum of at most 63 rows of each level.
 */
export const leaderboardCounts = pgTable(
  'leaderboard_counts',
  {
    program_uuid: programUuid(),
    activation_id: integer('activation_id').notNull(),
    level: integer('level').notNull(),
    /** The score divided by 64^level, rounded down. */
    bucket: bigint('bucket', { mode: 'number' }).notNull(),
    creators: integer('creators').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.program_uuid, table.activation_id, table.level, table.bucket] }),
  ],
);

/**
 * Changes of scores that are not yet in `leaderboard_counts`. Writers only append, so that they
 * never wait for each other; one worker folds them in.
 */
export const leaderboardChanges = pgTable(
  'leaderboard_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    activation_id: integer('activation_id').notNull(),
    /** Absent for a creator who was not on the board. */
    old_score: bigint('old_score', { mode: 'number' }),
    /** Absent for a creator who left. */
    new_score: bigint('new_score', { mode: 'number' }),
  },
  (table) => [index('leaderboard_changes_board').on(table.program_uuid, table.activation_id)],
);

/** Each board at the end of each day (UTC) that is over. */
export const leaderboardDays = pgTable(
  'leaderboard_days',
  {
    program_uuid: programUuid(),
    activation_id: integer('activation_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** How many were on the board. */
    creators: integer('creators').notNull(),
    /** The day before it whose scores still held; absent where the day has scores of its own. */
    scored_on: date('scored_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.program_uuid, table.activation_id, table.day] })],
);

/**
 * The scores that a board had at the end of a day, where that day changed something. Nobody is
 * named: whose they were, the ledger knows.
 */
export const leaderboardDayScores = pgTable(
  'leaderboard_day_scores',
  {
    program_uuid: programUuid(),
    activation_id: integer('activation_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    score: bigint('score', { mode: 'number' }).notNull(),
    /** How many had this score or more. */
    creators: integer('creators').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.program_uuid, table.activation_id, table.day, table.score] }),
  ],
);

/** What points buy. */
export const rewards = pgTable(
  'rewards',
  {
    program_uuid: programUuid(),
    id: integer('id').notNull(),
    activation_id: integer('activation_id').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>(),
    kind: text('kind', {
      enum: REWARD_KINDS,
    }).notNull(),
    cost: integer('cost').notNull(),
    /** Absent: without limit. */
    stock: integer('stock'),
    redeemed: integer('redeemed').notNull().default(0),
    limit_per_creator: integer('limit_per_creator'),
    opens_at: moment('opens_at'),
    closes_at: moment('closes_at'),
    key_option_id: integer('key_option_id'),
    /** The sizes of merchandise. */
    sizes: jsonb('sizes').$type<readonly string[]>(),
    /** Of a reward that is a role. */
    discord_role: jsonb('discord_role').$type<DiscordRole>(),
    position: integer('position').notNull().default(0),
    retired_at: moment('retired_at'),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.program_uuid, table.id] }),
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
  ],
);

/** A reward that a creator bought, won or was given by a quest. */
export const rewardRedemptions = pgTable(
  'reward_redemptions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'restrict' }),
    reward_id: integer('reward_id').notNull(),
    cost: integer('cost').notNull(),
    /** What it came from, where no points were paid: `quest:<id>:<period>`. */
    source: text('source'),
    state: text('state', { enum: REDEMPTION_STATES }).notNull(),
    note: text('note'),
    /** Under which the carrier knows what was sent. */
    tracking_reference: text('tracking_reference'),
    claimed_at: moment('claimed_at').notNull().defaultNow(),
    fulfilled_at: moment('fulfilled_at'),
    refunded_at: moment('refunded_at'),
  },
  (table) => [
    ...closedWords(table),
    foreignKey({
      columns: [table.program_uuid, table.reward_id],
      foreignColumns: [rewards.program_uuid, rewards.id],
    }),
    uniqueIndex('reward_redemptions_source').on(table.creator_id, table.source),
    index('reward_redemptions_creator').on(table.creator_id, table.id),
    index('reward_redemptions_queue').on(table.program_uuid, table.state, table.id),
    index('reward_redemptions_inbox').on(
      table.program_uuid,
      table.state,
      table.claimed_at,
      table.id,
    ),
    index('reward_redemptions_fulfilled')
      .on(table.program_uuid, table.fulfilled_at, table.claimed_at)
      .where(sql`${table.fulfilled_at} is not null`),
    // How often a reward was taken, and by how many.
    index('reward_redemptions_reward').on(
      table.program_uuid,
      table.reward_id,
      table.state,
      table.creator_id,
      table.cost,
    ),
    // Who redeemed something, and when first.
    index('reward_redemptions_first').on(table.program_uuid, table.creator_id, table.claimed_at),
    // Who redeemed something in a time.
    index('reward_redemptions_claimed').on(table.program_uuid, table.claimed_at, table.creator_id),
  ],
);

/**
 * Where a redeemed reward goes: an address with a size, or an account. Sealed, and deleted some
 * time after the redemption was settled.
 */
export const redemptionDeliveries = pgTable('redemption_deliveries', {
  redemption_id: bigint('redemption_id', { mode: 'number' })
    .primaryKey()
    .references(() => rewardRedemptions.id, { onDelete: 'cascade' }),
  program_uuid: programUuid(),
  ciphertext: bytes('ciphertext').notNull(),
  given_at: moment('given_at').notNull(),
});
