import type { BoardShape } from './board-shape.ts';
import type { BoardRules } from './check-board.ts';
import { completedAt, completionKnownAt, type MarkedCard } from './marks.ts';
import { winningKinds } from './pattern-points.ts';
import { type Pattern, patternsOf } from './patterns.ts';

/** Why a claim pays nothing; permanent, portals translate it. */
export type ClaimRefusal =
  | 'board_not_open'
  | 'pattern_unknown'
  | 'already_claimed'
  | 'pattern_incomplete'
  | 'claim_too_late'
  | 'winners_complete';

/** A board in play. */
export interface PlayedBoard extends BoardShape, BoardRules {
  readonly opens_at: Date | null;
  readonly closes_at: Date | null;
}

/** How somebody stands to a board when claiming. */
export interface ClaimStanding {
  readonly marked: MarkedCard;
  /** The patterns that were paid to this person on this board. */
  readonly claimed: ReadonlySet<string>;
  /** How many different people were paid on this board, this one included. */
  readonly winners: number;
  readonly now: Date;
}

export type ClaimCheck =
  | {
      readonly refused: ClaimRefusal;
      /** When the time to claim was over; only of what came too late. */
      readonly until?: Date;
    }
  | {
      readonly refused?: undefined;
      readonly pattern: Pattern;
      readonly points: number;
      readonly completed_at: Date;
      /** From when it can no longer be claimed; null: always can. */
      readonly until: Date | null;
    };

/**
 * Checks a claim of a pattern. It is complete when its last mark happened; the time to claim
 * runs from when that became known, and the moment it ends is too late. Whoever has won already takes no further winner's place.
 */
export function checkClaim(
  board: PlayedBoard,
  patternId: string,
  { marked, claimed, winners, now }: ClaimStanding,
): ClaimCheck {
  const { opens_at, closes_at, points, winner_cap } = board;
  const pattern = patternsOf(board.size, winningKinds(points)).find(({ id }) => id === patternId);
  if (!pattern) return { refused: 'pattern_unknown' };
  if (claimed.has(patternId)) return { refused: 'already_claimed' };
  if ((opens_at && now < opens_at) || (closes_at && now >= closes_at))
    return { refused: 'board_not_open' };
  const completed_at = completedAt(board, pattern, marked);
  const known_at = completionKnownAt(board, pattern, marked);
  if (!completed_at || !known_at) return { refused: 'pattern_incomplete' };
  const until = claimableUntil(board, known_at);
  if (until && now >= until) return { refused: 'claim_too_late', until };
  if (claimed.size === 0 && winner_cap !== null && winners >= winner_cap)
    return { refused: 'winners_complete' };
  return { pattern, points: points[pattern.kind] ?? 0, completed_at, until };
}

/** The moment from which a pattern that is known to be complete can no longer be claimed; null: none. */
export function claimableUntil(
  { claim_window_seconds, closes_at }: Pick<PlayedBoard, 'claim_window_seconds' | 'closes_at'>,
  known_at: Date,
): Date | null {
  if (claim_window_seconds === null) return closes_at;
  const until = new Date(known_at.getTime() + claim_window_seconds * 1_000);
  return closes_at && closes_at < until ? closes_at : until;
}
