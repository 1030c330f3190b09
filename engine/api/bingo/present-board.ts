import type { BingoBoard, BingoBoardSummary } from '#contract/shapes/bingo.ts';
import { pickText } from '#domain/text/pick-text.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { Store } from '../store/store.ts';
import { type BoardRow, isPlayed, itemsOf } from './board-rows.ts';
import type { ProposalRow } from './own-proposals.ts';
import { readName } from './read-name.ts';

/** For whom and when something is presented. */
export interface Presenting {
  readonly program: Pick<ApiProgram, 'uuid' | 'slug' | 'imageOrArt'>;
  readonly locale: string;
  readonly now: Date;
  /** The name of the creator who made it. */
  readonly author: string | null;
  /** For its author: whether they proposed it. */
  readonly proposal?: ProposalRow | undefined;
}

/** A board as lists show it, with its picture. */
export function presentSummary(board: BoardRow, presenting: Presenting): BingoBoardSummary {
  const { program, locale } = presenting;
  const thing = { id: board.id, kind: 'board' } as const;
  return {
    ...presentFacts(board, presenting),
    image: program.imageOrArt('bingo_boards', thing, locale),
  };
}

function presentFacts(
  board: BoardRow,
  { locale, now, author }: Presenting,
): Omit<BingoBoardSummary, 'image'> {
  const { id, size, free_centre, activation_id } = board;
  return {
    id,
    title: pickText(board.title, locale),
    description: board.description && pickText(board.description, locale),
    size,
    free_centre,
    activation_id,
    opens_at: board.opens_at?.toISOString() ?? null,
    closes_at: board.closes_at?.toISOString() ?? null,
    open: isPlayed(board, now),
    author,
  };
}

export function presentBoard(board: BoardRow, presenting: Presenting): BingoBoard {
  const { arrangement, points, winner_cap, claim_window_seconds, hand_marks_pay } = board;
  const { state, revision, taken_down } = board;
  const { program, locale, proposal } = presenting;
  return {
    ...presentFacts(board, presenting),
    campaign_id: program.slug,
    program_uuid: program.uuid,
    items: itemsOf(board, locale),
    arrangement: arrangement && [...arrangement],
    points,
    winner_cap,
    claim_window_seconds,
    hand_marks_pay,
    state,
    revision,
    ...(taken_down ? { taken_down } : {}),
    ...(proposal ? { proposal: { state: proposal.state, note: proposal.note } } : {}),
  };
}

/** The name of the creator who made a board; null of the campaign's own. */
export async function readAuthor(
  store: Store,
  { creator_id }: Pick<BoardRow, 'creator_id'>,
): Promise<string | null> {
  return creator_id === null ? null : readName(store, creator_id);
}
