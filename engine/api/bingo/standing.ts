import type { BingoStanding } from '#contract/shapes/bingo.ts';
import { type ClaimStanding, checkClaim } from '#domain/bingo/check-claim.ts';
import { winningKinds } from '#domain/bingo/pattern-points.ts';
import { patternsOf } from '#domain/bingo/patterns.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoClaims } from '../store/tables/bingo.ts';
import { type BoardKey, type BoardRow, playedBoard, requireBoard } from './board-rows.ts';
import { type CardRow, readCard } from './cards.ts';
import { countWinners, readClaims } from './read-claims.ts';
import { readCountingMarks, readOwnMarks } from './read-marks.ts';

/** What a creator was paid on a board, and how many have won there. */
export async function readStandingFacts(
  store: Store,
  board: BoardKey,
  creator_id: string,
): Promise<Pick<ClaimStanding, 'claimed' | 'winners'>> {
  const rows = await store.database
    .select({ pattern: bingoClaims.pattern })
    .from(bingoClaims)
    .where(
      and(
        eq(bingoClaims.program_uuid, board.program_uuid),
        eq(bingoClaims.board_id, board.id),
        eq(bingoClaims.creator_id, creator_id),
      ),
    );
  return {
    claimed: new Set(rows.map(({ pattern }) => pattern)),
    winners: await countWinners(store, board),
  };
}

/**
 * Which card a creator plays, what they marked on it, what they were paid and what they can claim now.
 * @throws ApiError BINGO_BOARD_UNKNOWN
 */
export async function readStanding(
  store: Store,
  { program, creator_id }: CreatorCaller,
  boardId: number,
  now: Date,
): Promise<BingoStanding> {
  const board = await requireBoard(store, program, boardId);
  const card = await readCard(store, board, creator_id);
  return {
    seed: card?.seed ?? null,
    playing_since: card?.playing_since.toISOString() ?? null,
    marked: card ? await readOwnMarks(store, board, card) : [],
    claims: await readClaims(store, board, { creator_id }),
    claimable: card ? await readClaimable(store, board, card, now) : [],
  };
}

async function readClaimable(
  store: Store,
  board: BoardRow,
  card: CardRow,
  now: Date,
): Promise<BingoStanding['claimable']> {
  if (board.activation_id === null) return [];
  const played = playedBoard(board);
  const standing = {
    marked: await readCountingMarks(store, board, card),
    ...(await readStandingFacts(store, board, card.creator_id)),
    now,
  };
  return patternsOf(played.size, winningKinds(played.points)).flatMap(({ id }) => {
    const checked = checkClaim(played, id, standing);
    if (checked.refused !== undefined) return [];
    const { points, completed_at, until } = checked;
    return [
      {
        pattern: id,
        points,
        completed_at: completed_at.toISOString(),
        until: until?.toISOString() ?? null,
      },
    ];
  });
}
