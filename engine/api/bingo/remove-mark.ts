import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../http/api-error.ts';
import type { ProgramOperatorCaller } from '../http/caller.ts';
import { and, eq, inArray, isNull } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoMarks } from '../store/tables/bingo.ts';
import { announceToBoard } from './announce-marks.ts';
import { type BoardRow, lockBoard } from './board-rows.ts';
import { ofBoard } from './read-marks.ts';

export interface WrongMark {
  readonly board_id: number;
  readonly item_id: string;
  /** The card it is taken from; undefined: all. */
  readonly seed: string | undefined;
  readonly request_id: string;
}

/**
 * Takes a mark out, of events and hands alike: told or marked again, it stays out; what was paid
 * stays paid.
 * @throws ApiError BINGO_BOARD_UNKNOWN, BINGO_MARK_UNKNOWN
 */
export async function removeMark(
  store: Store,
  { program, operator_id }: ProgramOperatorCaller,
  { board_id, item_id, seed, request_id }: WrongMark,
  now: Date,
): Promise<void> {
  await store.transaction(async () => {
    const board = await lockBoard(store, program, board_id);
    const seeds = await takeOut(store, board, item_id, seed, now);
    if (seeds.length === 0) throw new ApiError('BINGO_MARK_UNKNOWN');
    await writeAudit(store, {
      program_uuid: program.uuid,
      actor_kind: 'operator',
      actor_id: operator_id,
      action: 'bingo_mark.remove',
      subject_kind: 'bingo_board',
      subject_id: board_id,
      details: { item_id, seed: seed ?? null },
      request_id,
    });
    await announceToBoard(store, board, { kind: 'unmarked', seed: seed ?? null, item_id });
  });
}

/** Removes the marks, also ones that players took back. @returns the cards where they stood */
async function takeOut(
  { database }: Store,
  board: BoardRow,
  item_id: string,
  seed: string | undefined,
  now: Date,
): Promise<string[]> {
  const wrong = and(
    ofBoard(board),
    eq(bingoMarks.item_id, item_id),
    isNull(bingoMarks.removed_at),
    seed === undefined ? undefined : inArray(bingoMarks.seed, [seed]),
  );
  const out = await database
    .update(bingoMarks)
    .set({ removed_at: now })
    .where(wrong)
    .returning({ seed: bingoMarks.seed, taken_back_at: bingoMarks.taken_back_at });
  return out.filter(({ taken_back_at }) => taken_back_at === null).map((row) => row.seed);
}
