/** A target up to this is shown step by step. */
const FEW = 5;
const QUARTERS = [0.25, 0.5, 0.75];

/**
 * How much of a quest's metric the steps between its begin and its end are: each whole one of a small
 * target, otherwise its quarters. Rising, below the target.
 */
export function funnelThresholds(target: number): number[] {
  if (target <= 1) return [];
  if (target <= FEW)
    return Array.from({ length: Math.ceil(target) - 1 }, (_, place) => place + 1).slice(1);
  const parts = QUARTERS.map((part) => (target >= 20 ? Math.ceil(target * part) : target * part));
  return [...new Set(parts)];
}
