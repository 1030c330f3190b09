import type { BingoBoardDraft } from '#contract/shapes/bingo.ts';
import { arrangeCard } from '#domain/bingo/arrange-card.ts';
import { type BingoIssue, isPublishable } from '#domain/bingo/bingo-issue.ts';
import { isBoardSize } from '#domain/bingo/board-shape.ts';
import { checkBoard } from '#domain/bingo/check-board.ts';
import { checkItems } from '#domain/bingo/check-items.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, eq, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoBoards } from '../store/tables/bingo.ts';
import { type BoardRow, countOwnBoards, isBoard, itemsOf, MOST_OWN_BOARDS } from './board-rows.ts';

/**
 * Saves a new draft.
 * @throws ApiError NOT_A_MEMBER, BINGO_BOARDS_EXHAUSTED
 */
export async function createBoard(
  store: Store,
  { program, creator_id }: CreatorCaller,
  draft: BingoBoardDraft,
): Promise<BoardRow> {
  return store.transaction(async () => {
    const creator = await lockCreator(store, program.uuid, creator_id);
    if (!creator?.member) throw new ApiError('NOT_A_MEMBER');
    if ((await countOwnBoards(store, program.uuid, creator_id)) >= MOST_OWN_BOARDS)
      throw new ApiError('BINGO_BOARDS_EXHAUSTED', { most: MOST_OWN_BOARDS });
    const [board] = await store.database
      .insert(bingoBoards)
      .values({
        program_uuid: program.uuid,
        id: sql`nextval('bingo_board_numbers')`,
        creator_id,
        state: 'draft',
        ...columnsOf(draft),
      })
      .returning();
    if (!board) throw new Error('The store took a board and did not return it.');
    return board;
  });
}

/**
 * Saves a changed draft.
 * @throws ApiError BINGO_BOARD_UNKNOWN, BINGO_BOARD_PUBLISHED, REVISION_OUTDATED
 */
export async function changeBoard(
  store: Store,
  caller: CreatorCaller,
  id: number,
  { revision, ...draft }: BingoBoardDraft & { readonly revision: number },
): Promise<BoardRow> {
  return store.transaction(async () => {
    const board = await lockOwnBoard(store, caller, id);
    if (board.state === 'published') throw new ApiError('BINGO_BOARD_PUBLISHED');
    requireRevision(board, revision);
    return write(store, board, columnsOf(draft));
  });
}

/**
 * Publishes a draft; what is published already stays as it is.
 * @throws ApiError BINGO_BOARD_UNKNOWN, REVISION_OUTDATED, BINGO_BOARD_FAULTY with `issues`
 */
export async function publishBoard(
  store: Store,
  caller: CreatorCaller,
  id: number,
  revision: number,
): Promise<BoardRow> {
  return store.transaction(async () => {
    const board = await lockOwnBoard(store, caller, id);
    if (board.state === 'published') return board;
    requireRevision(board, revision);
    const issues = faultsOf(board);
    if (!isPublishable(issues)) throw new ApiError('BINGO_BOARD_FAULTY', { issues });
    return publish(store, board);
  });
}

/** @throws ApiError BINGO_BOARD_UNKNOWN */
export async function deleteBoard(store: Store, caller: CreatorCaller, id: number): Promise<void> {
  const deleted = await store.database
    .delete(bingoBoards)
    .where(isOwn(caller, id))
    .returning({ id: bingoBoards.id });
  if (deleted.length === 0) throw new ApiError('BINGO_BOARD_UNKNOWN');
}

const isOwn = ({ program, creator_id }: CreatorCaller, id: number) =>
  and(isBoard({ program_uuid: program.uuid, id }), eq(bingoBoards.creator_id, creator_id));

/** One's own board until the transaction ends. @throws ApiError BINGO_BOARD_UNKNOWN */
export async function lockOwnBoard({ database }: Store, caller: CreatorCaller, id: number) {
  const [board] = await database
    .select()
    .from(bingoBoards)
    .where(isOwn(caller, id))
    .for('no key update');
  if (!board) throw new ApiError('BINGO_BOARD_UNKNOWN');
  return board;
}

/** @throws ApiError REVISION_OUTDATED */
export function requireRevision({ revision }: BoardRow, seen: number): void {
  if (revision !== seen) throw new ApiError('REVISION_OUTDATED', { revision });
}

/** Publishes a draft that has no faults. */
export const publish = (store: Store, board: BoardRow): Promise<BoardRow> =>
  write(store, board, { state: 'published' });

async function write(
  { database }: Store,
  board: BoardRow,
  values: Partial<typeof bingoBoards.$inferInsert>,
): Promise<BoardRow> {
  const [written] = await database
    .update(bingoBoards)
    .set({ ...values, revision: board.revision + 1 })
    .where(isBoard(board))
    .returning();
  if (!written) throw new ApiError('BINGO_BOARD_UNKNOWN');
  return written;
}

/** Everything wrong with a draft, as its editor tells it too. */
export function faultsOf(board: BoardRow): readonly BingoIssue[] {
  const { size, free_centre, arrangement } = board;
  const rules = checkBoard(board);
  if (!isBoardSize(size)) return rules;
  const shape = { size, free_centre };
  const items = itemsOf(board, DEFAULT_LOCALE);
  return [
    ...rules,
    ...checkItems(shape, items),
    ...(arrangement ? arrangeCard(shape, items, arrangement).issues : []),
  ];
}

/** What creators write has no locale: it stands in the default one. */
function columnsOf({ title, description, items, ...draft }: BingoBoardDraft) {
  return {
    ...draft,
    title: { en: title },
    description: description === null ? null : { en: description },
    items: items.map(({ label, ...item }) => ({ ...item, label: { en: label } })),
  };
}
