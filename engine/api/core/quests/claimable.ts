import type { BookQuest, QuestBook } from './quest-book.ts';
import type { OwnProgress } from './read-progress.ts';

/**
 * Which periods of a quest a creator may claim: those that were completed; of a shared goal the
 * person's part once the goal is reached; of a draw the entry that won.
 */
export function claimableRows<Row extends Pick<OwnProgress, 'state' | 'value'>>(
  book: QuestBook,
  { id, kind }: Pick<BookQuest, 'id' | 'kind'>,
  own: readonly Row[],
  reached_at: Date | null,
  creator_id: string,
): readonly Row[] {
  switch (kind) {
    case 'individual':
      return own.filter(({ state }) => state === 'completed');
    case 'shared_goal':
      if (reached_at === null) return [];
      return own.filter(({ state, value }) => state !== 'claimed' && value > 0);
    case 'draw':
      if (!book.draws.get(id)?.winners.has(creator_id)) return [];
      return own.filter(({ state }) => state === 'completed');
  }
}
