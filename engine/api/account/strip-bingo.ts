import { eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { bingoBoards, bingoCards, bingoClaims, bingoMarks } from '../store/tables/bingo.ts';

/**
 * Boards that the person made go with all that was played on them, and so do their cards and what
 * their hand marked. What was paid stays with the ledger, without the seed that they had chosen.
 */
export async function stripBingo({ database }: Store, creatorId: string): Promise<void> {
  for (const table of [bingoMarks, bingoCards, bingoBoards])
    await database.delete(table).where(eq(table.creator_id, creatorId));
  await database.update(bingoClaims).set({ seed: '' }).where(eq(bingoClaims.creator_id, creatorId));
}
