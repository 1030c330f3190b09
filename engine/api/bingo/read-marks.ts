import type { BingoMark } from '#contract/shapes/bingo.ts';
import { type MarkedCard, markCard } from '#domain/bingo/marks.ts';
import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { type bingoCards, bingoMarks } from '../store/tables/bingo.ts';
import { type BoardKey, type BoardRow, cardOf, playedBoard } from './board-rows.ts';

/** The seed of what is marked on every card of a board. */
export const EVERY_CARD = '';

export const ofBoard = ({ program_uuid, id }: BoardKey) =>
  and(eq(bingoMarks.program_uuid, program_uuid), eq(bingoMarks.board_id, id));

/** Neither taken out by an operator nor taken back by its player. */
const isStanding = and(isNull(bingoMarks.removed_at), isNull(bingoMarks.taken_back_at));

/** Marks of one card that are shown: more than a board has items, hands and all. */
const MOST_MARKS = 1_000;

/**
 * What is marked on a card: of each item the earliest event, and each player's own hand. Events
 * stand first.
 */
export async function readMarks(
  { database }: Store,
  board: BoardKey,
  seed: string,
): Promise<BingoMark[]> {
  const first = database
    .selectDistinctOn([bingoMarks.item_id, bingoMarks.creator_id], {
      item_id: bingoMarks.item_id,
      marked_at: bingoMarks.occurred_at,
      creator_id: bingoMarks.creator_id,
      proof_url: bingoMarks.proof_url,
    })
    .from(bingoMarks)
    .where(and(ofBoard(board), inArray(bingoMarks.seed, [EVERY_CARD, seed]), isStanding))
    .orderBy(
      asc(bingoMarks.item_id),
      asc(bingoMarks.creator_id),
      asc(bingoMarks.occurred_at),
      asc(bingoMarks.id),
    )
    .as('first');
  const rows = await database
    .select({
      item_id: first.item_id,
      marked_at: first.marked_at,
      creator_id: first.creator_id,
      marked_by: creators.display_name,
      proof_url: first.proof_url,
    })
    .from(first)
    .leftJoin(creators, eq(creators.id, first.creator_id))
    .orderBy(sql`${first.creator_id} is not null`, asc(first.marked_at), asc(first.item_id))
    .limit(MOST_MARKS);
  return rows.map(({ creator_id, marked_at, ...mark }) => ({
    ...mark,
    marked_at: marked_at.toISOString(),
    source: creator_id === null ? 'event' : 'hand',
  }));
}

/** The items that a player has marked by their own hand on the card that they play. */
export async function readOwnMarks(
  { database }: Store,
  board: BoardKey,
  { seed, creator_id }: typeof bingoCards.$inferSelect,
): Promise<string[]> {
  const marks = await database
    .select({ item_id: bingoMarks.item_id })
    .from(bingoMarks)
    .where(
      and(
        ofBoard(board),
        eq(bingoMarks.seed, seed),
        eq(bingoMarks.creator_id, creator_id),
        isStanding,
      ),
    )
    .orderBy(asc(bingoMarks.item_id));
  return marks.map(({ item_id }) => item_id);
}

/**
 * What counts when a player claims: marks of events and, on a board that says so, by their own hand
 * with a proof, both since they took the card.
 */
export async function readCountingMarks(
  { database }: Store,
  board: BoardRow,
  { seed, creator_id, playing_since }: typeof bingoCards.$inferSelect,
): Promise<MarkedCard> {
  const marks = await database
    .select({
      item_id: bingoMarks.item_id,
      marked_at: bingoMarks.occurred_at,
      received_at: bingoMarks.received_at,
    })
    .from(bingoMarks)
    .where(
      and(
        ofBoard(board),
        inArray(bingoMarks.seed, [EVERY_CARD, seed]),
        isStanding,
        gte(bingoMarks.occurred_at, playing_since),
        or(
          isNull(bingoMarks.creator_id),
          board.hand_marks_pay
            ? and(eq(bingoMarks.creator_id, creator_id), isNotNull(bingoMarks.proof_url))
            : undefined,
        ),
      ),
    );
  return markCard(playedBoard(board), cardOf(board, seed), marks);
}
