import type { BingoIssue, BingoIssueCode } from './bingo-issue.ts';
import { isBoardSize } from './board-shape.ts';
import { type PatternPoints, winningKinds } from './pattern-points.ts';

/** How a board is won. */
export interface BoardRules {
  readonly points: PatternPoints;
  /** How many people may win on it; null where all may. */
  readonly winner_cap: number | null;
  /** Within how many seconds a completed pattern is to be claimed; null where at any time. */
  readonly claim_window_seconds: number | null;
}

/** A board as an editor has it, before its size is known to be one. */
export interface UncheckedBoard extends BoardRules {
  readonly size: number;
  readonly free_centre: boolean;
}

export const MOST_POINTS = 1_000_000;
export const MOST_WINNERS = 1_000_000;
export const LONGEST_CLAIM_WINDOW = 86_400;

/** Everything wrong with a board, apart from its items. */
export function checkBoard(board: UncheckedBoard): readonly BingoIssue[] {
  const { size, free_centre, points, winner_cap, claim_window_seconds } = board;
  const issues: BingoIssue[] = [];
  const add = (code: BingoIssueCode, message: string, params: BingoIssue['params'] = {}) =>
    issues.push({ code, severity: 'error', message, params });

  if (!isBoardSize(size))
    add('size_out_of_range', `The size is ${size}. Boards have 3 to 7 rows.`, { size });
  else if (free_centre && size % 2 === 0)
    add(
      'free_centre_without_centre',
      `A board of ${size} rows has no middle cell. Choose 3, 5 or 7 rows, or no free centre.`,
      { size },
    );
  const kinds = winningKinds(points);
  if (kinds.length === 0)
    add('no_winning_pattern', 'Nothing wins on this board. Give points to a pattern.');
  for (const kind of kinds) {
    const paid = points[kind] ?? 0;
    if (!isWithin(paid, 0, MOST_POINTS))
      add(
        'points_out_of_range',
        `The points for ${kind} are ${paid}. They must be a whole number from 0 to ${MOST_POINTS}.`,
        { kind, value: paid, most: MOST_POINTS },
      );
  }
  if (winner_cap !== null && !isWithin(winner_cap, 1, MOST_WINNERS))
    add(
      'winner_cap_out_of_range',
      `The number of winners is ${winner_cap}. It must be a whole number from 1 to ${MOST_WINNERS}, or left open.`,
      { value: winner_cap, most: MOST_WINNERS },
    );
  if (claim_window_seconds !== null && !isWithin(claim_window_seconds, 1, LONGEST_CLAIM_WINDOW))
    add(
      'claim_window_out_of_range',
      `The time to claim is ${claim_window_seconds} seconds. It must be a whole number from 1 to ${LONGEST_CLAIM_WINDOW}, or left open.`,
      { value: claim_window_seconds, most: LONGEST_CLAIM_WINDOW },
    );
  return issues;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
