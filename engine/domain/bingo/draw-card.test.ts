import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARD_SIZES, type BoardShape, cellCount, freeCell, itemCount } from './board-shape.ts';
import { type Card, drawCard } from './draw-card.ts';
import type { BingoItem } from './items.ts';
import { cellsOf } from './mask.ts';
import { patternsOf } from './patterns.ts';

const shapes = fc.record({ size: fc.constantFrom(...BOARD_SIZES), free_centre: fc.boolean() });
const traits = fc.record({
  weight: fc.integer({ min: 1, max: 100 }),
  difficulty: fc.integer({ min: 1, max: 5 }),
});
const seeds = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const draws = shapes.chain((shape) =>
  fc.record({
    shape: fc.constant(shape),
    pool: fc
      .array(traits, { minLength: itemCount(shape), maxLength: 2 * itemCount(shape) })
      .map((all) =>
        all.map((trait, at): BingoItem => ({ id: `i${at}`, label: `I ${at}`, ...trait })),
      ),
    seed: seeds,
  }),
);

const itemsOf = ({ cells }: Card) => cells.filter((item) => item !== null);
const difficulties = (card: Card) =>
  itemsOf(card)
    .map(({ difficulty }) => difficulty)
    .sort((left, right) => right - left);

test('a card has a cell for every place, and only the free one is empty', () => {
  fc.assert(
    fc.property(draws, ({ shape, pool, seed }) => {
      const { size, cells } = drawCard(shape, pool, seed);
      expect(size).toBe(shape.size);
      expect(cells).toHaveLength(cellCount(size));
      cells.forEach((item, cell) => {
        expect(item === null).toBe(cell === freeCell(shape));
      });
    }),
  );
});

test('no item stands on a card twice', () => {
  fc.assert(
    fc.property(draws, ({ shape, pool, seed }) => {
      const items = itemsOf(drawCard(shape, pool, seed));
      expect(new Set(items.map(({ id }) => id)).size).toBe(itemCount(shape));
      for (const item of items) expect(pool).toContain(item);
    }),
  );
});

test('the same seed gives the same card, in whatever order the pool comes', () => {
  fc.assert(
    fc.property(draws, ({ shape, pool, seed }) => {
      const card = drawCard(shape, pool, seed);
      expect(drawCard(shape, [...pool].reverse(), seed)).toEqual(card);
    }),
  );
});

test('every card of a pool is as hard as every other', () => {
  fc.assert(
    fc.property(draws, seeds, ({ shape, pool, seed }, other) => {
      expect(difficulties(drawCard(shape, pool, seed))).toEqual(
        difficulties(drawCard(shape, pool, other)),
      );
    }),
  );
});

test('no line of a card is much harder than another', () => {
  fc.assert(
    fc.property(draws, ({ shape, pool, seed }) => {
      const card = drawCard(shape, pool, seed);
      const sums = lineSums(shape, card);
      const all = difficulties(card);
      const spread = (all[0] ?? 0) - (all.at(-1) ?? 0);
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(spread);
    }),
    { numRuns: 300 },
  );
});

/** The free cell counts as the easiest item, and on the smallest board as the median. */
function lineSums({ size }: BoardShape, card: Card): readonly number[] {
  const sorted = difficulties(card);
  const free = size === 3 ? sorted[4] : sorted.at(-1);
  const kinds =
    size === 3 ? (['row', 'column'] as const) : (['row', 'column', 'diagonal'] as const);
  return patternsOf(size, kinds).map(({ mask }) =>
    cellsOf(mask).reduce((sum, cell) => sum + (card.cells[cell]?.difficulty ?? free ?? 0), 0),
  );
}

const POOL = Array.from({ length: 60 }, (_, at) => ({
  id: `item-${at}`,
  label: `Item ${at}`,
  weight: 1 + (at % 4),
  difficulty: 1 + (at % 5),
}));
const USUAL = { size: 5, free_centre: true } as const;

test('published cards never change', () => {
  const card = drawCard(USUAL, POOL, 'friday-night');
  expect(card.cells.map((item) => item?.id.slice(5) ?? '*').join(' ')).toBe(
    '39 11 27 25 47 55 13 41 22 43 8 2 * 14 51 57 54 18 31 35 50 15 29 3 1',
  );
});

test('other seeds give other cards', () => {
  const cards = Array.from({ length: 500 }, (_, seed) =>
    drawCard(USUAL, POOL, `s${seed}`)
      .cells.map((item) => item?.id)
      .join(),
  );
  expect(new Set(cards).size).toBe(500);
});

test('a heavier item is drawn more often than others as hard', () => {
  const pool = POOL.map((item) => ({
    ...item,
    difficulty: 3,
    weight: item.id === 'item-7' ? 10 : 1,
  }));
  const times = (id: string) =>
    Array.from({ length: 400 }, (_, seed) => drawCard(USUAL, pool, `s${seed}`)).filter((card) =>
      card.cells.some((item) => item?.id === id),
    ).length;
  expect(times('item-7')).toBeGreaterThan(370);
  expect(times('item-8')).toBeLessThan(220);
});

test('an item comes to every place', () => {
  const places = new Set(
    Array.from({ length: 1_000 }, (_, seed) =>
      drawCard(USUAL, POOL, `s${seed}`).cells.findIndex((item) => item?.id === 'item-3'),
    ),
  );
  places.delete(-1);
  expect(places.size).toBe(24);
});

test('a pool that is too small is refused', () => {
  expect(() => drawCard(USUAL, POOL.slice(0, 23), 'seed')).toThrow('24 items; the pool has 23');
});
