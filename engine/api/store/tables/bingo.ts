import type { TakenDown } from '#contract/shapes/moderation.ts';
import { BINGO_PROPOSAL_STATES } from '#contract/vocabulary/proposal-words.ts';
import { BINGO_BOARD_STATES } from '#contract/vocabulary/state-words.ts';
import { MOST_CAMPAIGN_BOARD } from '#domain/bingo/board-number.ts';
import type { PatternPoints } from '#domain/bingo/pattern-points.ts';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
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

/** An item of a board; what a creator wrote stands in the default locale. */
export interface StoredItem {
  readonly id: string;
  readonly label: LocalizedText;
  readonly weight: number;
  readonly difficulty: number;
}

/** Numbers of the boards that creators make; campaigns number their own below them. */
export const bingoBoardNumbers = pgSequence('bingo_board_numbers', {
  startWith: MOST_CAMPAIGN_BOARD + 1,
});

/** Pools of items with rules: the campaign's own, and those that creators made. */
export const bingoBoards = pgTable(
  'bingo_boards',
  {
    program_uuid: programUuid(),
    id: integer('id').notNull(),
    /** Null: the campaign. */
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'cascade' }),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>(),
    size: integer('size').notNull(),
    free_centre: boolean('free_centre').notNull(),
    items: jsonb('items').$type<readonly StoredItem[]>().notNull(),
    /** The items' ids cell by cell; null: a seed draws the card. */
    arrangement: jsonb('arrangement').$type<readonly (string | null)[]>(),
    points: jsonb('points').$type<PatternPoints>().notNull(),
    winner_cap: integer('winner_cap'),
    claim_window_seconds: integer('claim_window_seconds'),
    /** The season whose points are paid; null: none are. */
    activation_id: integer('activation_id'),
    /** Whether marks by hand count for points too, with a proof. */
    hand_marks_pay: boolean('hand_marks_pay').notNull().default(false),
    opens_at: moment('opens_at'),
    closes_at: moment('closes_at'),
    state: text('state', { enum: BINGO_BOARD_STATES }).notNull().default('published'),
    revision: integer('revision').notNull().default(1),
    position: integer('position').notNull().default(0),
    retired_at: moment('retired_at'),
    /** Of a creator's board that operators took down: why. */
    taken_down: jsonb('taken_down').$type<TakenDown>(),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.program_uuid, table.id] }),
    foreignKey({
      columns: [table.program_uuid, table.activation_id],
      foreignColumns: [activations.program_uuid, activations.id],
    }),
    index('bingo_boards_creator').on(table.creator_id, table.id),
  ],
);

/**
 * Boards that creators propose to the program, and what became of them; of a copy that the program
 * took over, since when.
 */
export const bingoProposals = pgTable(
  'bingo_proposals',
  {
    program_uuid: programUuid(),
    board_id: integer('board_id').notNull(),
    state: text('state', { enum: BINGO_PROPOSAL_STATES }).notNull(),
    /** When it was proposed, or taken over. */
    at: moment('at').notNull(),
    /** What its author is told of a board that was declined. */
    note: text('note'),
  },
  (table) => [
    ...closedWords(table),
    primaryKey({ columns: [table.program_uuid, table.board_id] }),
    foreignKey({
      columns: [table.program_uuid, table.board_id],
      foreignColumns: [bingoBoards.program_uuid, bingoBoards.id],
    }).onDelete('cascade'),
    index('bingo_proposals_state').on(table.program_uuid, table.state, table.at, table.board_id),
  ],
);

/** Which card of a board a creator plays: one. */
export const bingoCards = pgTable(
  'bingo_cards',
  {
    program_uuid: programUuid(),
    board_id: integer('board_id').notNull(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'cascade' }),
    seed: text('seed').notNull(),
    /** What was marked before it pays nothing. */
    playing_since: moment('playing_since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.program_uuid, table.board_id, table.creator_id] }),
    foreignKey({
      columns: [table.program_uuid, table.board_id],
      foreignColumns: [bingoBoards.program_uuid, bingoBoards.id],
    }).onDelete('cascade'),
    index('bingo_cards_creator').on(table.creator_id),
  ],
);

/**
 * That an item happened: each report of an event, and each player's own hand. Of several marks of
 * one item the earliest counts.
 */
export const bingoMarks = pgTable(
  'bingo_marks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    program_uuid: programUuid(),
    board_id: integer('board_id').notNull(),
    /** The card; empty: every card of the board. */
    seed: text('seed').notNull().default(''),
    item_id: text('item_id').notNull(),
    /** Who marked it by hand; null of an event. */
    creator_id: uuid('creator_id').references(() => creators.id, { onDelete: 'cascade' }),
    /** The reporter's own id of the event; null of a mark by hand. */
    source_id: text('source_id'),
    proof_url: text('proof_url'),
    /** Of a mark by hand: when it was first made. */
    occurred_at: moment('occurred_at').notNull(),
    /** When it became known here: the time to claim runs from it. */
    received_at: moment('received_at').notNull(),
    /** When the player took back what their hand had marked; marked again, it has its first moments. */
    taken_back_at: moment('taken_back_at'),
    /** When an operator took it out: told or marked again, it stays out. */
    removed_at: moment('removed_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.program_uuid, table.board_id],
      foreignColumns: [bingoBoards.program_uuid, bingoBoards.id],
    }).onDelete('cascade'),
    uniqueIndex('bingo_marks_source').on(table.program_uuid, table.board_id, table.source_id),
    uniqueIndex('bingo_marks_hand')
      .on(table.program_uuid, table.board_id, table.seed, table.item_id, table.creator_id)
      .where(sql`${table.creator_id} is not null`),
    index('bingo_marks_card').on(table.program_uuid, table.board_id, table.seed, table.item_id),
    index('bingo_marks_creator').on(table.creator_id),
  ],
);

/** Patterns that were paid: each once a person. */
export const bingoClaims = pgTable(
  'bingo_claims',
  {
    program_uuid: programUuid(),
    board_id: integer('board_id').notNull(),
    creator_id: uuid('creator_id')
      .notNull()
      .references(() => creators.id, { onDelete: 'restrict' }),
    pattern: text('pattern').notNull(),
    seed: text('seed').notNull(),
    points: integer('points').notNull(),
    completed_at: moment('completed_at').notNull(),
    claimed_at: moment('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.program_uuid, table.board_id, table.creator_id, table.pattern],
    }),
    foreignKey({
      columns: [table.program_uuid, table.board_id],
      foreignColumns: [bingoBoards.program_uuid, bingoBoards.id],
    }).onDelete('cascade'),
    index('bingo_claims_card').on(table.program_uuid, table.board_id, table.seed),
    index('bingo_claims_creator').on(table.creator_id),
  ],
);
