import * as z from 'zod/mini';
import { campaignId, moment } from '../endpoints/fields.ts';
import { line, webAddress } from '../endpoints/text-fields.ts';
import { PATTERN_KINDS } from '../vocabulary/campaign-words.ts';
import { BINGO_PROPOSAL_STATES } from '../vocabulary/proposal-words.ts';
import { BINGO_BOARD_STATES } from '../vocabulary/state-words.ts';
import { image } from './images.ts';
import { takenDown } from './moderation.ts';

/** Names of the patterns' kinds and the limits are those of `engine/domain/bingo`. */
export const patternKind = z.enum(PATTERN_KINDS);

/** A pattern of a board, such as `row_1`, `diagonal_up` or `blackout`. */
export const patternId = z
  .string()
  .check(z.regex(/^(?:row_[1-7]|column_[1-7]|diagonal_down|diagonal_up|corners|blackout)$/));

export const bingoItemId = z.string().check(z.regex(/^[\p{L}\p{M}\p{N}_.:-]{1,80}$/u));

/** Which card of a board: the same seed draws the same card for everybody. */
export const bingoSeed = z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/));

export const bingoItem = z.strictObject({
  id: bingoItemId,
  label: line(200),
  weight: z.int(),
  difficulty: z.int(),
});

/** Points by kind of pattern; a kind that is left out does not win. */
export const patternPoints = z.partialRecord(patternKind, z.int());

/** What its author says of a board; `checkBoard` and `checkItems` judge it. */
const boardFields = {
  title: line(120),
  description: z.nullable(line(500)),
  size: z.int32(),
  free_centre: z.boolean(),
  items: z.array(bingoItem).check(z.maxLength(500)),
  /** The items cell by cell, null in the free one: one card for all. Null: drawn by the seed. */
  arrangement: z.nullable(z.array(z.nullable(bingoItemId)).check(z.maxLength(49))),
  points: patternPoints,
  winner_cap: z.nullable(z.int32()),
  claim_window_seconds: z.nullable(z.int32()),
};

/** A board as it is sent by its author. */
export const bingoBoardDraft = z.strictObject(boardFields);
export type BingoBoardDraft = z.infer<typeof bingoBoardDraft>;

export const bingoBoard = z.strictObject({
  ...boardFields,
  /** Numbered by the campaign; numbers above 1,000,000 are boards that creators made, or that the program took over from one. */
  id: campaignId,
  /** The program's slug, as addresses name its campaign. */
  campaign_id: z.string(),
  program_uuid: z.uuid(),
  /** The points of this activation are paid; null: the board is played for the fun of it. */
  activation_id: z.nullable(campaignId),
  /** Whether marks by hand count for points, with a proof; otherwise those of events alone do. */
  hand_marks_pay: z.boolean(),
  opens_at: z.nullable(moment),
  closes_at: z.nullable(moment),
  open: z.boolean(),
  state: z.enum(BINGO_BOARD_STATES),
  /** Grows with each change; a change names the one it saw. */
  revision: z.int(),
  /** The creator who made it; null: the campaign, or the program, which took it over. */
  author: z.nullable(z.string()),
  /** In its author's own list, where the program took the board down: why. */
  taken_down: z.optional(takenDown),
  /** In its author's own list, where they proposed it to the program. */
  proposal: z.optional(
    z.strictObject({
      state: z.enum(BINGO_PROPOSAL_STATES),
      /** Why it was declined. */
      note: z.nullable(z.string()),
    }),
  ),
});
export type BingoBoard = z.infer<typeof bingoBoard>;

/** A board in a list. */
const summary = z.pick(bingoBoard, {
  id: true,
  title: true,
  description: true,
  size: true,
  free_centre: true,
  activation_id: true,
  opens_at: true,
  closes_at: true,
  open: true,
  author: true,
});
export const bingoBoardSummary = z.extend(summary, { image });
export type BingoBoardSummary = z.infer<typeof bingoBoardSummary>;

/** That something happened: told by an event to every card, or by the hand of a player to one. */
export const bingoMark = z.strictObject({
  item_id: bingoItemId,
  marked_at: moment,
  source: z.enum(['event', 'hand']),
  /** The player who marked it; null of an event. */
  marked_by: z.nullable(z.string()),
  proof_url: z.nullable(webAddress),
});
export type BingoMark = z.infer<typeof bingoMark>;

/** A pattern that was paid. */
export const bingoClaim = z.strictObject({
  pattern: patternId,
  /** The player's name. */
  name: z.string(),
  points: z.int(),
  claimed_at: moment,
});
export type BingoClaim = z.infer<typeof bingoClaim>;

/** How a creator stands to a board. */
export const bingoStanding = z.strictObject({
  /** The card that they play; null: none yet. One card a board. */
  seed: z.nullable(bingoSeed),
  /** Marks before it do not count for points. */
  playing_since: z.nullable(moment),
  /** The items of that card that they have marked by their own hand. */
  marked: z.array(bingoItemId),
  claims: z.array(bingoClaim),
  /** What can be claimed now, and until when; null: as long as the board is open. */
  claimable: z.array(
    z.strictObject({
      pattern: patternId,
      points: z.int(),
      completed_at: moment,
      /** The time to claim runs from when the last mark became known. */
      until: z.nullable(moment),
    }),
  ),
});
export type BingoStanding = z.infer<typeof bingoStanding>;
