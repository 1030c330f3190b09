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
