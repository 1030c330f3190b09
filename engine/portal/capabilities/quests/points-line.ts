import type * as z from 'zod';
import type { pointTransaction } from '#contract/shapes/points.ts';

type Transaction = Pick<z.infer<typeof pointTransaction>, 'amount' | 'balance_after' | 'at'>;

/** The picture of points over time, within a box of `width` × `height`. */
export interface PointsLine {
  /** SVG path of the balance, in steps. */
  readonly line: string;
  /** The same, closed along the ground. */
  readonly area: string;
  readonly from: string;
  readonly first: number;
  readonly last: number;
  readonly highest: number;
}

/**
 * Draws the balance over time: it stands still between two changes. The line goes on until `now`
 * (milliseconds). @param transactions newest first; undefined where there are none
 */
export function pointsLine(
  transactions: readonly Transaction[],
  { now, width, height }: { readonly now: number; readonly width: number; readonly height: number },
): PointsLine | undefined {
  const oldest = transactions.at(-1);
  const newest = transactions[0];
  if (!oldest || !newest) return undefined;
  const start = Date.parse(oldest.at);
  const end = Math.max(now, Date.parse(newest.at), start + 1);
  const before = oldest.balance_after - oldest.amount;
  const highest = Math.max(1, before, ...transactions.map(({ balance_after }) => balance_after));
  const x = (at: number) => round(((at - start) / (end - start)) * width);
  const y = (balance: number) => round(height - (Math.max(0, balance) / highest) * height);
  const steps = transactions
    .toReversed()
    .map(({ at, balance_after }) => `H${x(Date.parse(at))}V${y(balance_after)}`);
  const line = `M0 ${y(before)}${steps.join('')}H${width}`;
  return {
    line,
    area: `${line}V${height}H0Z`,
    from: oldest.at,
    first: before,
    last: newest.balance_after,
    highest,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
