import { requireMember } from '../core/membership/membership.ts';
import { ApiError } from '../http/api-error.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoCards } from '../store/tables/bingo.ts';
import { type BoardKey, requireBoard, requireOpen } from './board-rows.ts';
import { isDemoSeed } from './demo-names.ts';

export type CardRow = typeof bingoCards.$inferSelect;

/** The card that a creator plays on a board; undefined where they took none. */
export async function readCard(
  { database }: Store,
  { program_uuid, id }: BoardKey,
  creator_id: string,
): Promise<CardRow | undefined> {
  const [card] = await database
    .select()
    .from(bingoCards)
    .where(
      and(
        eq(bingoCards.program_uuid, program_uuid),
        eq(bingoCards.board_id, id),
        eq(bingoCards.creator_id, creator_id),
      ),
    );
  return card;
}

/** @throws ApiError BINGO_CARD_NOT_CHOSEN */
export async function requireCard(
  store: Store,
  board: BoardKey,
  creator_id: string,
): Promise<CardRow> {
  const card = await readCard(store, board, creator_id);
  if (!card) throw new ApiError('BINGO_CARD_NOT_CHOSEN');
  return card;
}

/**
 * Takes the card of a seed, the one that the creator plays on this board for good.
 * @throws ApiError NOT_A_MEMBER, BINGO_BOARD_UNKNOWN, BINGO_BOARD_NOT_OPEN, BINGO_CARD_CHOSEN where
 *   it is that of another seed, BINGO_SEED_RESERVED where it is a demo's and the board pays
 */
export async function takeCard(
  store: Store,
  caller: CreatorCaller,
  boardId: number,
  seed: string,
  now: Date,
): Promise<void> {
  const { creator_id, program } = caller;
  await store.transaction(async () => {
    await requireMember(store, caller);
    const board = await requireBoard(store, program, boardId);
    requireOpen(board, now);
    if (board.activation_id !== null && isDemoSeed(seed)) throw new ApiError('BINGO_SEED_RESERVED');
    const { program_uuid, id: board_id } = board;
    await store.database
      .insert(bingoCards)
      .values({ program_uuid, board_id, creator_id, seed, playing_since: now })
      .onConflictDoNothing();
    const card = await requireCard(store, board, creator_id);
    if (card.seed !== seed) throw new ApiError('BINGO_CARD_CHOSEN', { seed: card.seed });
  });
}
