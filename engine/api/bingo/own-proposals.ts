import { isPublishable } from '#domain/bingo/bingo-issue.ts';
import { lockCreator } from '../core/ledger/lock-creator.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoProposals } from '../store/tables/bingo.ts';
import type { BoardKey, BoardRow } from './board-rows.ts';
import { faultsOf, lockOwnBoard, publish, requireRevision } from './own-boards.ts';

export type ProposalRow = Pick<typeof bingoProposals.$inferSelect, 'board_id' | 'state' | 'note'>;

const ofBoard = ({ program_uuid, id }: BoardKey) =>
  and(eq(bingoProposals.program_uuid, program_uuid), eq(bingoProposals.board_id, id));

/**
 * Proposes a board to the program; a draft is published with it. What was proposed already stays as
 * it is, whatever was decided.
 * @throws ApiError NOT_A_MEMBER, BINGO_BOARD_UNKNOWN, BINGO_BOARD_TAKEN_DOWN, REVISION_OUTDATED,
 *   BINGO_BOARD_FAULTY with `issues`
 */
export async function proposeBoard(
  store: Store,
  caller: CreatorCaller,
  id: number,
  { revision, now }: { readonly revision: number; readonly now: Date },
): Promise<BoardRow> {
  const { program, creator_id } = caller;
  return store.transaction(async () => {
    const creator = await lockCreator(store, program.uuid, creator_id);
    if (!creator?.member) throw new ApiError('NOT_A_MEMBER');
    const board = await lockOwnBoard(store, caller, id);
    if (board.taken_down) throw new ApiError('BINGO_BOARD_TAKEN_DOWN');
    const published =
      board.state === 'published' ? board : await publishDraft(store, board, revision);
    await store.database
      .insert(bingoProposals)
      .values({ program_uuid: program.uuid, board_id: id, state: 'proposed', at: now })
      .onConflictDoNothing();
    return published;
  });
}

async function publishDraft(store: Store, board: BoardRow, revision: number): Promise<BoardRow> {
  requireRevision(board, revision);
  const issues = faultsOf(board);
  if (!isPublishable(issues)) throw new ApiError('BINGO_BOARD_FAULTY', { issues });
  return publish(store, board);
}

/** Takes back a proposal that waits. @throws ApiError BINGO_BOARD_UNKNOWN */
export async function withdrawProposal(
  store: Store,
  caller: CreatorCaller,
  id: number,
): Promise<BoardRow> {
  return store.transaction(async () => {
    const board = await lockOwnBoard(store, caller, id);
    await store.database
      .delete(bingoProposals)
      .where(and(ofBoard(board), eq(bingoProposals.state, 'proposed')));
    return board;
  });
}

/** What became of the boards that a creator proposed, by their numbers. */
export async function readOwnProposals(
  { database }: Store,
  boards: readonly BoardKey[],
): Promise<ReadonlyMap<number, ProposalRow>> {
  const [first] = boards;
  if (!first) return new Map();
  const { board_id, state, note } = bingoProposals;
  const rows = await database
    .select({ board_id, state, note })
    .from(bingoProposals)
    .where(
      and(
        eq(bingoProposals.program_uuid, first.program_uuid),
        inArray(
          board_id,
          boards.map(({ id }) => id),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.board_id, row]));
}
