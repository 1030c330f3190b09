import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { LEADERBOARD_ENDPOINTS, readLeaderboard } from '#contract/leaderboards/endpoints.ts';
import { ranksOf, tiesAtStart } from '#domain/leaderboards/ranks.ts';
import { historyReader } from '../core/ledger/read-history.ts';
import { rankReader, type Standing } from '../core/ledger/read-standing.ts';
import { readQuestBook } from '../core/quests/quest-book.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handlers } from '../http/call.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { type BoardEntry, type BoardPlace, boardReader } from './board-pages.ts';

type Board = { readonly program_uuid: string; readonly activation_id: number };
type Answer = ResponseOf<typeof readLeaderboard>;
type Page = Pick<Answer, 'next_cursor'> & { readonly entries: readonly BoardEntry[] };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function leaderboardHandlers({
  store,
}: ApiServices): Handlers<typeof LEADERBOARD_ENDPOINTS> {
  const boards = boardReader(store);
  const ranks = rankReader(store);
  const history = historyReader(store);

  /** @throws ApiError ACTIVATION_UNKNOWN */
  async function boardOf(program_uuid: string, activation_id: number): Promise<Board> {
    const book = await readQuestBook(store, program_uuid);
    if (!book.activations.has(activation_id)) throw new ApiError('ACTIVATION_UNKNOWN');
    return { program_uuid, activation_id };
  }

  /** The ranks of entries that stand somewhere on a board: what they begin with is looked up. */
  async function ranksWithin(board: Board, entries: readonly BoardEntry[]) {
    const scores = scoresOf(entries);
    const rankOf = (score: number | undefined) =>
      score === undefined ? undefined : ranks.rank({ ...board, score });
    return ranksOf(
      scores,
      (await rankOf(scores[0])) ?? 1,
      await rankOf(scores[tiesAtStart(scores)]),
    );
  }

  /** From a cursor on, around the person, or from the top. */
  async function readPage(
    board: Board,
    { view = 'top', cursor, limit = PAGE_SIZE }: QueryOf<typeof readLeaderboard>,
    me: (BoardPlace & Standing['me']) | null,
  ): Promise<Page> {
    if (cursor !== undefined) {
      const rows = await boards.after(board, readPlace(cursor), limit + 1);
      return cut(rows, limit);
    }
    if (view === 'top') return cut(await boards.top(board, limit + 1), limit);
    if (view === 'me' || !me) return { entries: [], next_cursor: null };
    // The one above the person is where reading begins, shown or not.
    const half = Math.floor(limit / 2);
    const above = await boards.before(board, me, Math.max(1, half));
    const anchor = above.at(-1);
    const shown = above.slice(Math.max(0, above.length - half));
    const rest = limit - shown.length + 1;
    const below = anchor ? await boards.after(board, anchor, rest) : await boards.top(board, rest);
    return cut([...shown, ...below], limit);
  }

  return {
    readLeaderboard: async ({ caller: { creator_id, program }, query }) => {
      const { activation_id, view, cursor } = query;
      const board = await boardOf(program.uuid, activation_id);
      const standing = ranks.standing({ ...board, creator_id });
      // Only a page around the person has to know first where the person is.
      const place = async () => {
        const { me } = await standing;
        return me && { ...me, creator_id };
      };
      const around = view === 'around' && cursor === undefined;
      const [{ total, me }, { entries, next_cursor }] = await Promise.all([
        standing,
        around
          ? place().then((mine) => readPage(board, query, mine))
          : readPage(board, query, null),
      ]);
      const places =
        cursor === undefined && !around
          ? ranksOf(scoresOf(entries), 1)
          : await ranksWithin(board, entries);
      const items = entries.map((entry, index) => ({
        rank: places[index] ?? 0,
        display_name: entry.display_name,
        picture_url: entry.picture_url,
        picture: entry.picture,
        earned: entry.earned,
        me: entry.creator_id === creator_id,
      }));
      return { activation_id, total, items, me, next_cursor };
    },
    readLeaderboardHistory: async ({ caller: { creator_id, program }, query }) => {
      const { activation_id } = query;
      const own = { ...(await boardOf(program.uuid, activation_id)), creator_id };
      const [{ total, me }, days] = await Promise.all([ranks.standing(own), history(own)]);
      return { activation_id, total, me, days };
    },
  };
}

const scoresOf = (entries: readonly BoardEntry[]) => entries.map(({ earned }) => earned);

function cut(rows: readonly BoardEntry[], limit: number): Page {
  const { rows: entries, next_cursor } = cutPage(rows, limit, ({ earned, creator_id }) => [
    earned,
    creator_id,
  ]);
  return { entries, next_cursor };
}

function readPlace(cursor: string): BoardPlace {
  const [earned, creator_id] = readCursor(cursor, ['number', 'string']);
  if (!UUID.test(creator_id)) throw new ApiError('CURSOR_INVALID');
  return { earned, creator_id };
}
