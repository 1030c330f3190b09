import type { BingoItem } from './items.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * Chooses `count` different items. How many there are of each difficulty depends on the pool
 * alone: every card of a pool is as hard as every other. Which they are, chance decides by weight.
 */
export function chooseItems(
  pool: readonly BingoItem[],
  count: number,
  random: SeededRandom,
): readonly BingoItem[] {
  const levels = new Map<number, BingoItem[]>();
  for (const item of pool) {
    const level = levels.get(item.difficulty);
    if (level) level.push(item);
    else levels.set(item.difficulty, [item]);
  }
  const places = shareOut(levels, count);
  return [...places].flatMap(([difficulty, some]) =>
    drawByWeight(levels.get(difficulty) ?? [], some, random),
  );
}

/**
 * Shares places among difficulties by their items' weight, each at most as many as it has items:
 * one place at a time, to the greatest weight per place (Sainte-Laguë); the easier where equal.
 */
function shareOut(
  levels: ReadonlyMap<number, readonly BingoItem[]>,
  count: number,
): ReadonlyMap<number, number> {
  const shares = [...levels]
    .sort(([left], [right]) => left - right)
    .map(([difficulty, items]) => ({ difficulty, items, weight: weightOf(items), places: 0 }));
  for (let place = 0; place < count; place++) {
    const next = shares
      .filter(({ items, places }) => places < items.length)
      .reduce((best, share) =>
        // Multiplied crosswise: a quotient would not be a whole number.
        share.weight * (2 * best.places + 1) > best.weight * (2 * share.places + 1) ? share : best,
      );
    next.places++;
  }
  return new Map(shares.map(({ difficulty, places }) => [difficulty, places]));
}

function drawByWeight(
  items: readonly BingoItem[],
  count: number,
  random: SeededRandom,
): readonly BingoItem[] {
  const left = [...items];
  return Array.from({ length: count }, () => {
    let drawn = random.below(weightOf(left));
    const at = left.findIndex(({ weight }) => {
      drawn -= weight;
      return drawn < 0;
    });
    return left.splice(at, 1)[0] as BingoItem;
  });
}

function weightOf(items: readonly BingoItem[]): number {
  return items.reduce((total, { weight }) => total + weight, 0);
}
