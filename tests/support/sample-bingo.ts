import { sql } from '#api/store/drizzle.ts';
import type { Store } from '#api/store/store.ts';
import {
  bingoBoards,
  bingoCards,
  bingoClaims,
  bingoMarks,
  bingoProposals,
} from '#api/store/tables/bingo.ts';

/** Of a sample life: a board of their own, and one of the campaign's that they play and won on. */
export async function writeBingo(
  database: Store['database'],
  own: { readonly program_uuid: string; readonly creator_id: string },
  mark: string,
): Promise<void> {
  const [board] = await database
    .insert(bingoBoards)
    .values({
      ...own,
      ...{ id: sql`nextval('bingo_board_numbers')`, title: { en: mark }, state: 'draft' },
      ...{ size: 3, free_centre: false, points: { row: 10 } },
      items: [{ id: 'one', label: { en: mark }, weight: 1, difficulty: 3 }],
    })
    .returning();
  const card = { ...own, board_id: 1, seed: mark };
  const now = new Date();
  await database.insert(bingoProposals).values({
    ...{ program_uuid: own.program_uuid, board_id: board?.id ?? 0 },
    ...{ state: 'declined', at: now, note: `Not ${mark}.` },
  });
  await database.insert(bingoCards).values([
    { ...card, playing_since: now },
    { ...card, board_id: board?.id ?? 0, playing_since: now },
  ]);
  await database.insert(bingoMarks).values({
    ...card,
    item_id: 'thing-1',
    proof_url: `https://p.example/${mark}`,
    occurred_at: now,
    received_at: now,
  });
  await database
    .insert(bingoClaims)
    .values({ ...card, pattern: 'row_1', points: 10, completed_at: now, claimed_at: now });
}
