import type * as z from 'zod/mini';
import type { reportedMark } from '#contract/bingo/mark-endpoints.ts';
import type { BingoEvent } from '#contract/events/bingo-events.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, inArray, isNull, min } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoMarks } from '../store/tables/bingo.ts';
import { announceAllToBoard } from './announce-marks.ts';
import { type BoardRow, lockBoard } from './board-rows.ts';
import { EVERY_CARD, ofBoard } from './read-marks.ts';

export type ReportedMark = z.infer<typeof reportedMark>;

/** What became of a report. */
export interface TakenMark {
  readonly source_id: string;
  readonly result: 'marked' | 'known' | 'duplicate' | 'unknown_item' | 'not_open';
}

/**
 * Takes what back ends report of a board, in one transaction: each `source_id` once, in whatever
 * order and however often it is told. A report from the future counts as of now. An item that was
 * marked before is told live again only where it turns out to have happened earlier.
 * @throws ApiError BINGO_BOARD_UNKNOWN
 */
export async function takeMarks(
  store: Store,
  program: Pick<ApiProgram, 'uuid'>,
  boardId: number,
  reports: readonly ReportedMark[],
  now: Date,
): Promise<TakenMark[]> {
  return store.transaction(async () => {
    const board = await lockBoard(store, program, boardId);
    const known = await readSources(store, board, reports);
    const marked = await readFirst(store, board, reports);
    const items = new Set(board.items.map(({ id }) => id));
    const rows: (typeof bingoMarks.$inferInsert)[] = [];
    const told = new Map<string, BingoEvent>();

    const take = (report: ReportedMark): TakenMark['result'] => {
      const { item_id, source_id, proof_url = null, seed = EVERY_CARD } = report;
      if (known.has(source_id)) return 'duplicate';
      if (!items.has(item_id)) return 'unknown_item';
      const occurred_at = new Date(Math.min(Date.parse(report.occurred_at), now.getTime()));
      if (!isWithin(board, occurred_at)) return 'not_open';
      known.add(source_id);
      const { program_uuid, id: board_id } = board;
      const key = keyOf(seed, item_id);
      rows.push({
        ...{ program_uuid, board_id, seed, item_id, source_id, proof_url },
        ...{ occurred_at, received_at: now },
      });
      const before = earliest(marked.get(key), marked.get(keyOf(EVERY_CARD, item_id)));
      if (!before || occurred_at < before) {
        marked.set(key, occurred_at);
        const marked_at = occurred_at.toISOString();
        told.set(key, {
          kind: 'marked',
          seed: seed === EVERY_CARD ? null : seed,
          mark: { item_id, marked_at, source: 'event', marked_by: null, proof_url },
        });
      }
      return before ? 'known' : 'marked';
    };
    const results = reports.map((report) => ({
      source_id: report.source_id,
      result: take(report),
    }));
    if (rows.length > 0) await store.database.insert(bingoMarks).values(rows);
    await announceAllToBoard(store, board, [...told.values()]);
    return results;
  });
}

const keyOf = (seed: string, itemId: string) => `${seed} ${itemId}`;

function earliest(...moments: readonly (Date | undefined)[]): Date | undefined {
  return moments
    .filter((moment) => moment !== undefined)
    .reduce<Date | undefined>((first, next) => (first && first <= next ? first : next), undefined);
}

/** Whether the board was being played at that moment. */
function isWithin({ opens_at, closes_at }: BoardRow, moment: Date): boolean {
  return (opens_at === null || opens_at <= moment) && (closes_at === null || moment < closes_at);
}

/** The reports' own ids that were taken before. */
async function readSources(
  { database }: Store,
  board: BoardRow,
  reports: readonly ReportedMark[],
): Promise<Set<string>> {
  const rows = await database
    .select({ source_id: bingoMarks.source_id })
    .from(bingoMarks)
    .where(
      and(
        ofBoard(board),
        inArray(
          bingoMarks.source_id,
          reports.map(({ source_id }) => source_id),
        ),
      ),
    );
  return new Set(rows.flatMap(({ source_id }) => source_id ?? []));
}

/** When events first told of the reports' items, by card. */
async function readFirst(
  { database }: Store,
  board: BoardRow,
  reports: readonly ReportedMark[],
): Promise<Map<string, Date>> {
  const rows = await database
    .select({
      seed: bingoMarks.seed,
      item_id: bingoMarks.item_id,
      first: min(bingoMarks.occurred_at),
    })
    .from(bingoMarks)
    .where(
      and(
        ofBoard(board),
        isNull(bingoMarks.creator_id),
        isNull(bingoMarks.removed_at),
        inArray(bingoMarks.item_id, [...new Set(reports.map(({ item_id }) => item_id))]),
      ),
    )
    .groupBy(bingoMarks.seed, bingoMarks.item_id);
  return new Map(
    rows.flatMap(({ seed, item_id, first }): [string, Date][] =>
      first === null ? [] : [[keyOf(seed, item_id), first]],
    ),
  );
}
