import type { BingoBoard } from '#contract/shapes/bingo.ts';

/** Milliseconds by which a browser's clock may be wrong without a wrong word about a board. */
const SKEW = 60_000;

export type BoardPhase = 'open' | 'ahead' | 'over' | 'paused';

/** Whether a board is played: as the server says; why not tells the clock. `now` in milliseconds. */
export function boardPhase(
  { open, opens_at, closes_at }: Pick<BingoBoard, 'open' | 'opens_at' | 'closes_at'>,
  now: number,
): BoardPhase {
  if (open) return 'open';
  if (opens_at !== null && Date.parse(opens_at) > now - SKEW) return 'ahead';
  if (closes_at !== null && Date.parse(closes_at) <= now + SKEW) return 'over';
  return 'paused';
}
