import type { BingoClaim } from '#contract/shapes/bingo.ts';
import { and, countDistinct, desc, eq, ne } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { bingoClaims } from '../store/tables/bingo.ts';
import type { BoardKey } from './board-rows.ts';

/** Claims of a card that are shown. */
const MOST_CLAIMS = 200;

const ofBoard = ({ program_uuid, id }: BoardKey) =>
  and(eq(bingoClaims.program_uuid, program_uuid), eq(bingoClaims.board_id, id));

/**
 * What was paid on a board, newest first: to the players of one card, or to one creator. Whoever
 * has left is not named.
 */
export async function readClaims(
  { database }: Store,
  board: BoardKey,
  of: { readonly seed: string } | { readonly creator_id: string },
): Promise<BingoClaim[]> {
  const rows = await database
    .select({
      pattern: bingoClaims.pattern,
      name: creators.display_name,
      points: bingoClaims.points,
      claimed_at: bingoClaims.claimed_at,
    })
    .from(bingoClaims)
    .innerJoin(creators, eq(creators.id, bingoClaims.creator_id))
    .where(
      and(
        ofBoard(board),
        ne(creators.status, 'deleted'),
        'seed' in of ? eq(bingoClaims.seed, of.seed) : eq(bingoClaims.creator_id, of.creator_id),
      ),
    )
    .orderBy(desc(bingoClaims.claimed_at), desc(bingoClaims.pattern))
    .limit(MOST_CLAIMS);
  return rows.map((row) => ({ ...row, claimed_at: row.claimed_at.toISOString() }));
}

/** How many different people were paid on a board. */
export async function countWinners({ database }: Store, board: BoardKey): Promise<number> {
  const [row] = await database
    .select({ winners: countDistinct(bingoClaims.creator_id) })
    .from(bingoClaims)
    .where(ofBoard(board));
  return row?.winners ?? 0;
}
