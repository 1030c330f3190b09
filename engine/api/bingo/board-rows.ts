import { arrangeCard } from '#domain/bingo/arrange-card.ts';
import { type BoardShape, isBoardSize } from '#domain/bingo/board-shape.ts';
import type { PlayedBoard } from '#domain/bingo/check-claim.ts';
import { type Card, drawCard } from '#domain/bingo/draw-card.ts';
import type { BingoItem } from '#domain/bingo/items.ts';
import { isOpen } from '#domain/enrolments/activation-window.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { pickText } from '#domain/text/pick-text.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNull,
  type SQL,
  sql,
} from '../store/drizzle.ts';
import { presentStatus } from '../store/present-status.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { activations } from '../store/tables/activations.ts';
import { bingoBoards } from '../store/tables/bingo.ts';

/** A board; its window is its season's where it has none of its own. */
export type BoardRow = typeof bingoBoards.$inferSelect;
/** Names a board wherever it stands. */
export type BoardKey = Pick<BoardRow, 'program_uuid' | 'id'>;

/** Boards that one person may have. */
export const MOST_OWN_BOARDS = 50;

export const isBoard = ({ program_uuid, id }: BoardKey): SQL | undefined =>
  and(eq(bingoBoards.program_uuid, program_uuid), eq(bingoBoards.id, id));

const ofSeason = and(
  eq(activations.program_uuid, bingoBoards.program_uuid),
  eq(activations.id, bingoBoards.activation_id),
);
const PLAYED_COLUMNS = {
  ...getTableColumns(bingoBoards),
  opens_at: sql`coalesce(${bingoBoards.opens_at}, ${activations.opens_at})`
    .mapWith(bingoBoards.opens_at)
    .as('played_from'),
  closes_at: sql`coalesce(${bingoBoards.closes_at}, ${activations.closes_at})`
    .mapWith(bingoBoards.closes_at)
    .as('played_until'),
};

/**
 * A board that is played.
 * @throws ApiError BINGO_BOARD_UNKNOWN also of drafts and of what the campaign no longer has,
 *   BINGO_BOARD_TAKEN_DOWN also while its author is suspended
 */
export async function requireBoard(
  store: Store,
  program: Pick<ApiProgram, 'uuid'>,
  id: number,
): Promise<BoardRow> {
  const [found] = await selectBoard(store, program, id);
  return requirePlayable(found);
}

/**
 * A board that is played, as it stands until the running transaction ends: marks of events and
 * claims of one board happen one after another.
 * @throws ApiError as `requireBoard` does
 */
export async function lockBoard(
  store: Store,
  program: Pick<ApiProgram, 'uuid'>,
  id: number,
): Promise<BoardRow> {
  const [found] = await selectBoard(store, program, id).for('no key update', { of: bingoBoards });
  return requirePlayable(found);
}

function selectBoard({ database }: Store, { uuid }: Pick<ApiProgram, 'uuid'>, id: number) {
  return database
    .select({ ...PLAYED_COLUMNS, author_status: presentStatus })
    .from(bingoBoards)
    .leftJoin(activations, ofSeason)
    .leftJoin(creators, eq(creators.id, bingoBoards.creator_id))
    .where(
      and(
        isBoard({ program_uuid: uuid, id }),
        eq(bingoBoards.state, 'published'),
        isNull(bingoBoards.retired_at),
      ),
    );
}

type FoundBoard = Awaited<ReturnType<typeof selectBoard>>[number];

function requirePlayable(found: FoundBoard | undefined): BoardRow {
  if (!found) throw new ApiError('BINGO_BOARD_UNKNOWN');
  const { author_status, ...board } = found;
  if (board.taken_down || author_status === 'suspended')
    throw new ApiError('BINGO_BOARD_TAKEN_DOWN');
  return board;
}

/** The boards of the campaign itself, in its order, and then those that the program took over. */
export async function readCampaignBoards(
  { database }: Store,
  { uuid }: Pick<ApiProgram, 'uuid'>,
): Promise<BoardRow[]> {
  return database
    .select(PLAYED_COLUMNS)
    .from(bingoBoards)
    .leftJoin(activations, ofSeason)
    .where(
      and(
        eq(bingoBoards.program_uuid, uuid),
        isNull(bingoBoards.creator_id),
        isNull(bingoBoards.taken_down),
        isNull(bingoBoards.retired_at),
      ),
    )
    .orderBy(asc(bingoBoards.position), asc(bingoBoards.id));
}

/** A creator's own boards, newest first; there are never many. */
export async function readOwnBoards(
  { database }: Store,
  program_uuid: string,
  creator_id: string,
): Promise<BoardRow[]> {
  return database
    .select()
    .from(bingoBoards)
    .where(and(eq(bingoBoards.program_uuid, program_uuid), eq(bingoBoards.creator_id, creator_id)))
    .orderBy(desc(bingoBoards.id));
}

export async function countOwnBoards(
  { database }: Store,
  program_uuid: string,
  creator_id: string,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(bingoBoards)
    .where(and(eq(bingoBoards.program_uuid, program_uuid), eq(bingoBoards.creator_id, creator_id)));
  return row?.count ?? 0;
}

export const isPlayed = (board: BoardRow, now: Date): boolean =>
  board.state === 'published' && isOpen(board, now);

/** @throws ApiError BINGO_BOARD_NOT_OPEN */
export function requireOpen(board: BoardRow, now: Date): void {
  const { opens_at, closes_at } = board;
  if (!isPlayed(board, now)) throw new ApiError('BINGO_BOARD_NOT_OPEN', { opens_at, closes_at });
}

/** The items with their labels in one language. */
export function itemsOf({ items }: Pick<BoardRow, 'items'>, locale: string): BingoItem[] {
  return items.map(({ label, ...item }) => ({ ...item, label: pickText(label, locale) }));
}

/** A board in play. Only boards that were checked are published, so its size is one. */
export function playedBoard(board: BoardRow): PlayedBoard {
  const { size, free_centre, points, winner_cap, claim_window_seconds, opens_at, closes_at } =
    board;
  if (!isBoardSize(size)) throw new Error(`The board ${board.id} has the size ${size}.`);
  return { size, free_centre, points, winner_cap, claim_window_seconds, opens_at, closes_at };
}

/** The card that a seed has: drawn from the items, or the one that the author arranged. */
export function cardOf(board: BoardRow, seed: string): Card {
  const shape: BoardShape = playedBoard(board);
  const items = itemsOf(board, DEFAULT_LOCALE);
  const { card } = board.arrangement ? arrangeCard(shape, items, board.arrangement) : {};
  return card ?? drawCard(shape, items, seed);
}
