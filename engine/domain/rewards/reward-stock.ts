export interface RewardStock {
  /** Null: enough for everybody. */
  readonly stock: number | null;
  /** Pieces that are given away, promised ones included. */
  readonly redeemed: number;
}

/** How many pieces are left; null where there is no limit. What was promised may exceed the stock. */
export function remainingOf({ stock, redeemed }: RewardStock): number | null {
  return stock === null ? null : Math.max(0, stock - redeemed);
}

/** Whether pieces run out: a tenth of them or less is left. Without a limit they never do. */
export function runsLow(reward: RewardStock): boolean {
  const left = remainingOf(reward);
  return left !== null && left * 10 <= (reward.stock ?? 0);
}
