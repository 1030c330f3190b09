import { and, asc, desc, eq, gt, gte, lt, lte, ne, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { creatorPictures } from '../store/tables/creator-pictures.ts';
import { pointBalances } from '../store/tables/ledger.ts';
import { SharedReads } from './shared-reads.ts';

export interface BoardEntry {
  readonly creator_id: string;
  readonly earned: number;
  readonly display_name: string;
  readonly picture_url: string | null;
  /** By which name its picture is kept. */
  readonly picture: string | null;
}

export interface BoardPlace {
  readonly earned: number;
  readonly creator_id: string;
}

interface Board {
  readonly program_uuid: string;
  readonly activation_id: number;
}

interface Reader {
  readonly top: (board: Board, limit: number) => Promise<BoardEntry[]>;
  /** The entries after a place. */
  readonly after: (board: Board, place: BoardPlace, limit: number) => Promise<BoardEntry[]>;
  /** The entries before a place, the nearest ones, best first. */
  readonly before: (board: Board, place: BoardPlace, limit: number) => Promise<BoardEntry[]>;
}

const readers = new WeakMap<Store, Reader>();

/** Reads boards in their order: most points first, then by id; deleted creators are on none. */
export function boardReader(store: Store): Reader {
  const reader = readers.get(store) ?? openReader(store);
  readers.set(store, reader);
  return reader;
}

function openReader({ database }: Store): Reader {
  const { placeholder } = sql;
  const { earned, creator_id } = pointBalances;
  const columns = {
    creator_id,
    earned,
    display_name: creators.display_name,
    picture_url: creators.picture_url,
    picture: creatorPictures.name,
  };
  const board = and(
    eq(pointBalances.program_uuid, placeholder('program_uuid')),
    eq(pointBalances.activation_id, placeholder('activation_id')),
    gt(earned, 0),
    ne(creators.status, 'deleted'),
  );
  // As the index `point_balances_board` has it, nulls included: any other order would sort a board.
  const best = [desc(earned), asc(creator_id)];
  const worst = [asc(earned), desc(creator_id)];
  const score = placeholder('score');
  const creator = placeholder('creator_id');
  const select = () =>
    database
      .select(columns)
      .from(pointBalances)
      .innerJoin(creators, eq(creators.id, creator_id))
      .leftJoin(creatorPictures, eq(creatorPictures.creator_id, creator_id));
  const top = select()
    .where(board)
    .orderBy(...best)
    .limit(placeholder('limit'))
    .prepare('leaderboard_top');
  const after = select()
    .where(and(board, lte(earned, score), or(lt(earned, score), gt(creator_id, creator))))
    .orderBy(...best)
    .limit(placeholder('limit'))
    .prepare('leaderboard_after');
  const before = select()
    .where(and(board, gte(earned, score), or(gt(earned, score), lt(creator_id, creator))))
    .orderBy(...worst)
    .limit(placeholder('limit'))
    .prepare('leaderboard_before');
  const at = ({ earned: points, creator_id: id }: BoardPlace) => ({
    score: points,
    creator_id: id,
  });
  // The first page is the same for everybody, and what most people look at.
  const tops = new SharedReads<BoardEntry[]>();
  return {
    top: (of, limit) =>
      tops.read(`${of.program_uuid} ${of.activation_id} ${limit}`, () =>
        top.execute({ ...of, limit }),
      ),
    after: (of, place, limit) => after.execute({ ...of, ...at(place), limit }),
    before: async (of, place, limit) =>
      (await before.execute({ ...of, ...at(place), limit })).reverse(),
  };
}
