import type { BingoProposal } from '#contract/bingo/proposal-endpoints.ts';
import type { BingoProposalState } from '#contract/vocabulary/proposal-words.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { Acting } from '../audit/acting.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../http/api-error.ts';
import { cutPage, PAGE_SIZE } from '../http/cursor.ts';
import { exactMoment, momentCursor } from '../http/moment-cursor.ts';
import { and, asc, eq, getTableColumns, isNotNull, isNull, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { bingoBoards, bingoProposals } from '../store/tables/bingo.ts';

interface Listing {
  readonly program_uuid: string;
  readonly locale: string;
  readonly state?: BingoProposalState | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const ofBoard = and(
  eq(bingoBoards.program_uuid, bingoProposals.program_uuid),
  eq(bingoBoards.id, bingoProposals.board_id),
);

/**
 * A page of the proposals in a state, oldest first. Of what was taken over, the program's own copies
 * that are still played. @throws ApiError CURSOR_INVALID
 */
export async function readProposals(
  { database }: Store,
  { program_uuid, locale, state = 'proposed', cursor, limit = PAGE_SIZE }: Listing,
): Promise<{ items: BingoProposal[]; next_cursor: string | null }> {
  const { at, board_id } = bingoProposals;
  const rows = await database
    .select({
      ...{ board: bingoBoards, proposal: bingoProposals, exact: exactMoment(at) },
      creator: { id: creators.id, display_name: creators.display_name },
    })
    .from(bingoProposals)
    .innerJoin(bingoBoards, ofBoard)
    .leftJoin(creators, eq(creators.id, bingoBoards.creator_id))
    .where(
      and(
        eq(bingoProposals.program_uuid, program_uuid),
        eq(bingoProposals.state, state),
        isNull(bingoBoards.taken_down),
        isNull(bingoBoards.retired_at),
        state === 'taken_over' ? isNull(bingoBoards.creator_id) : isNotNull(bingoBoards.creator_id),
        cursor === undefined
          ? undefined
          : sql`(${at}, ${board_id}) > ${momentCursor(cursor, 'number')}`,
      ),
    )
    .orderBy(asc(at), asc(board_id))
    .limit(limit + 1);
  const page = cutPage(rows, limit, ({ exact, board }) => [exact, board.id]);
  return {
    items: page.rows.map(({ board, proposal, creator }) => ({
      board_id: board.id,
      title: pickText(board.title, locale),
      description: board.description && pickText(board.description, locale),
      size: board.size,
      items: board.items.length,
      creator: creator && { id: creator.id, display_name: creator.display_name ?? '' },
      ...{ state: proposal.state, at: proposal.at.toISOString(), note: proposal.note },
    })),
    next_cursor: page.next_cursor,
  };
}

/**
 * Makes a copy of a proposed board the program's own, and answers its number.
 * @throws ApiError BINGO_PROPOSAL_UNKNOWN also where it was withdrawn, decided on or taken down
 */
export async function takeOverBoard(
  store: Store,
  acting: Acting,
  board_id: number,
  now: Date,
): Promise<number> {
  const { program_uuid } = acting;
  return store.transaction(async () => {
    const board = await decide(store, acting, board_id, { state: 'taken_over', note: null });
    const { creator_id: _author, id: _id, ...copied } = board;
    const [copy] = await store.database
      .insert(bingoBoards)
      .values({
        ...copied,
        ...{ id: sql`nextval('bingo_board_numbers')`, creator_id: null, revision: 1 },
        // After those of the campaign, in the order in which they were taken over.
        position: sql`currval('bingo_board_numbers')`,
      })
      .returning({ id: bingoBoards.id });
    if (!copy) throw new Error('The store took a board and did not return it.');
    await store.database
      .insert(bingoProposals)
      .values({ program_uuid, board_id: copy.id, state: 'taken_over', at: now });
    await audit(store, acting, 'bingo_board.take_over', board_id, { taken_over_as: copy.id });
    return copy.id;
  });
}

/** Declines a proposed board. @throws ApiError BINGO_PROPOSAL_UNKNOWN as `takeOverBoard` does */
export async function declineBoard(
  store: Store,
  acting: Acting,
  board_id: number,
  note: string,
): Promise<void> {
  await store.transaction(async () => {
    await decide(store, acting, board_id, { state: 'declined', note });
    await audit(store, acting, 'bingo_board.decline', board_id, { note });
  });
}

/** Ends a board that the program took over. @throws ApiError BINGO_BOARD_UNKNOWN of all others */
export async function retireBoard(
  store: Store,
  acting: Acting,
  board_id: number,
  now: Date,
): Promise<void> {
  const { program_uuid } = acting;
  await store.transaction(async () => {
    const ended = await store.database
      .update(bingoBoards)
      .set({ retired_at: now })
      .from(bingoProposals)
      .where(
        and(
          ofBoard,
          eq(bingoBoards.program_uuid, program_uuid),
          eq(bingoBoards.id, board_id),
          isNull(bingoBoards.creator_id),
          isNull(bingoBoards.retired_at),
        ),
      )
      .returning({ id: bingoBoards.id });
    if (ended.length === 0) throw new ApiError('BINGO_BOARD_UNKNOWN');
    await audit(store, acting, 'bingo_board.retire', board_id, {});
  });
}

/** Decides on a proposal that waits: of two who decide at once, the second finds none. */
async function decide(
  { database }: Store,
  { program_uuid }: Acting,
  board_id: number,
  decision: { readonly state: 'taken_over' | 'declined'; readonly note: string | null },
) {
  const [board] = await database
    .update(bingoProposals)
    .set(decision)
    .from(bingoBoards)
    .where(
      and(
        ofBoard,
        eq(bingoProposals.program_uuid, program_uuid),
        eq(bingoProposals.board_id, board_id),
        eq(bingoProposals.state, 'proposed'),
        isNull(bingoBoards.taken_down),
      ),
    )
    .returning(getTableColumns(bingoBoards));
  if (!board) throw new ApiError('BINGO_PROPOSAL_UNKNOWN');
  return board;
}

const audit = (
  store: Store,
  { program_uuid, operator_id, request_id }: Acting,
  action: string,
  board_id: number,
  details: Readonly<Record<string, unknown>>,
) =>
  writeAudit(store, {
    ...{ program_uuid, actor_kind: 'operator', actor_id: operator_id, action },
    ...{ subject_kind: 'bingo_board', subject_id: board_id, details, request_id },
  });
