import type { BingoMark } from '#contract/shapes/bingo.ts';
import { cellOfItem } from '#domain/bingo/marks.ts';
import { cellsOf } from '#domain/bingo/mask.ts';
import { patternsOf } from '#domain/bingo/patterns.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, eq, isNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoMarks } from '../store/tables/bingo.ts';
import { announceToBoard } from './announce-marks.ts';
import {
  type BoardRow,
  cardOf,
  lockBoard,
  playedBoard,
  requireBoard,
  requireOpen,
} from './board-rows.ts';
import { type CardRow, requireCard } from './cards.ts';
import { ofBoard, readCountingMarks } from './read-marks.ts';
import { readName } from './read-name.ts';
import { readStandingFacts } from './standing.ts';

export interface HandMark {
  readonly board_id: number;
  readonly item_id: string;
  readonly proof_url: string | undefined;
}

/**
 * Marks an item on the card that the creator plays. The first moment stays, also of a mark that was
 * taken back; a new proof replaces the one before.
 * @throws ApiError BINGO_BOARD_UNKNOWN, BINGO_BOARD_NOT_OPEN, BINGO_CARD_NOT_CHOSEN,
 *   BINGO_ITEM_UNKNOWN where the card does not have it, BINGO_MARK_REMOVED where an operator took
 *   it out
 */
export async function markByHand(
  store: Store,
  caller: CreatorCaller,
  { board_id, item_id, proof_url }: HandMark,
  now: Date,
): Promise<BingoMark> {
  return store.transaction(async () => {
    const board = await requireBoard(store, caller.program, board_id);
    const card = await requirePlayed(store, caller, board, now);
    const { program_uuid, creator_id, seed } = card;
    if (cellOfItem(cardOf(board, seed), item_id) === undefined)
      throw new ApiError('BINGO_ITEM_UNKNOWN');
    const [row] = await store.database
      .insert(bingoMarks)
      .values({
        ...{ program_uuid, board_id, seed, item_id, creator_id },
        proof_url: proof_url ?? null,
        occurred_at: now,
        received_at: now,
      })
      .onConflictDoUpdate({
        target: [
          bingoMarks.program_uuid,
          bingoMarks.board_id,
          bingoMarks.seed,
          bingoMarks.item_id,
          bingoMarks.creator_id,
        ],
        targetWhere: sql`creator_id is not null`,
        set: {
          proof_url: sql`coalesce(excluded.proof_url, ${bingoMarks.proof_url})`,
          taken_back_at: null,
        },
      })
      .returning();
    if (!row) throw new Error('The store took a mark and did not return it.');
    if (row.removed_at !== null) throw new ApiError('BINGO_MARK_REMOVED');
    const mark: BingoMark = {
      item_id,
      marked_at: row.occurred_at.toISOString(),
      source: 'hand',
      marked_by: await readName(store, creator_id),
      proof_url: row.proof_url,
    };
    await announceToBoard(store, board, { kind: 'marked', seed, mark });
    return mark;
  });
}

/**
 * Takes the creator's own mark back, with its proof; others' marks of the item stay.
 * @throws ApiError BINGO_BOARD_UNKNOWN, BINGO_BOARD_NOT_OPEN, BINGO_CARD_NOT_CHOSEN, BINGO_MARK_PAID
 *   where a pattern was paid that is complete only by it
 */
export async function unmarkByHand(
  store: Store,
  caller: CreatorCaller,
  { board_id, item_id }: Pick<HandMark, 'board_id' | 'item_id'>,
  now: Date,
): Promise<void> {
  await store.transaction(async () => {
    // Locked, so that nothing is paid for the mark meanwhile.
    const board = await lockBoard(store, caller.program, board_id);
    const card = await requirePlayed(store, caller, board, now);
    const taken = await store.database
      .update(bingoMarks)
      .set({ taken_back_at: now, proof_url: null })
      .where(
        and(
          ofBoard(board),
          eq(bingoMarks.seed, card.seed),
          eq(bingoMarks.item_id, item_id),
          eq(bingoMarks.creator_id, card.creator_id),
          isNull(bingoMarks.taken_back_at),
          isNull(bingoMarks.removed_at),
        ),
      )
      .returning({ id: bingoMarks.id });
    if (taken.length === 0) return;
    if (await restsOn(store, board, card, item_id)) throw new ApiError('BINGO_MARK_PAID');
    // Whoever else marked it did not take it back: who watches reads that anew.
    await announceToBoard(store, board, { kind: 'unmarked', seed: card.seed, item_id });
  });
}

/** Whether the player was paid for a pattern with this item that no event completes without them. */
async function restsOn(
  store: Store,
  board: BoardRow,
  card: CardRow,
  item_id: string,
): Promise<boolean> {
  const cell = cellOfItem(cardOf(board, card.seed), item_id);
  if (cell === undefined || !board.hand_marks_pay) return false;
  const { claimed } = await readStandingFacts(store, board, card.creator_id);
  const paid = patternsOf(playedBoard(board).size).filter(
    ({ id, mask }) => claimed.has(id) && cellsOf(mask).includes(cell),
  );
  if (paid.length === 0) return false;
  const { marked_at } = await readCountingMarks(store, board, card);
  return !marked_at.has(cell);
}

async function requirePlayed(
  store: Store,
  { creator_id }: CreatorCaller,
  board: BoardRow,
  now: Date,
): Promise<CardRow> {
  requireOpen(board, now);
  return requireCard(store, board, creator_id);
}
