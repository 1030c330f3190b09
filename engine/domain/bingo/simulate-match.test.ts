import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';
import { markCard } from './marks.ts';
import { matchingPatterns, patternsOf } from './patterns.ts';
import { simulateMatch } from './simulate-match.ts';

const SHAPE = { size: 4, free_centre: false } as const;
const POOL = Array.from({ length: 40 }, (_, at) => ({
  id: `item-${at}`,
  label: `Item ${at}`,
  weight: 1,
  difficulty: 1 + (at % 5),
}));
const LENGTH = 75_000;
const matchOf = (seed: string) =>
  simulateMatch(SHAPE, drawCard(SHAPE, POOL, seed), POOL, { seed, milliseconds: LENGTH });
const seeds = fc.string({ minLength: 1, maxLength: 8 });

test('the same seed gives the same match, another seed another one', () => {
  expect(matchOf('one')).toEqual(matchOf('one'));
  expect(matchOf('one')).not.toEqual(matchOf('two'));
});

test('reports come one after another, after what they tell of, while the match lasts', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      let before = 0;
      for (const { reported_after, occurred_after } of matchOf(seed)) {
        expect(reported_after).toBeGreaterThanOrEqual(before);
        expect(reported_after).toBeGreaterThanOrEqual(occurred_after);
        expect(reported_after).toBeLessThanOrEqual(LENGTH);
        before = reported_after;
      }
    }),
  );
});

test('every match completes a line of its card, and none brings everything', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const reports = matchOf(seed);
      const marks = reports.map(({ item_id, occurred_after }) => ({
        item_id,
        marked_at: new Date(occurred_after),
      }));
      const { mask } = markCard(SHAPE, drawCard(SHAPE, POOL, seed), marks);
      const lines = patternsOf(4, ['row', 'column', 'diagonal']);
      expect(matchingPatterns(lines, mask).length).toBeGreaterThan(0);
      expect(new Set(reports.map(({ item_id }) => item_id)).size).toBeLessThan(POOL.length);
    }),
  );
});

test('things happen in the order of the pool, the easy ones most often', () => {
  const happened = new Map<number, number>();
  for (let match = 0; match < 100; match++) {
    const events = new Map(matchOf(`match-${match}`).map((report) => [report.event, report]));
    const order = [...events.values()]
      .sort((one, other) => one.occurred_after - other.occurred_after)
      .map(({ item_id }) => POOL.findIndex(({ id }) => id === item_id));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    for (const at of order) {
      const difficulty = POOL[at]?.difficulty ?? 0;
      happened.set(difficulty, (happened.get(difficulty) ?? 0) + 1);
    }
  }
  const counts = [1, 2, 3, 4, 5].map((difficulty) => happened.get(difficulty) ?? 0);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
});

test('some reports come twice, and some after those of what happened later', () => {
  const matches = Array.from({ length: 20 }, (_, match) => matchOf(`match-${match}`));
  const replayed = matches.filter(
    (reports) => new Set(reports.map(({ event }) => event)).size < reports.length,
  );
  const reordered = matches.filter((reports) =>
    reports.some(({ event }, at) => reports.slice(0, at).some((other) => other.event > event)),
  );
  expect(replayed.length).toBeGreaterThan(15);
  expect(reordered.length).toBeGreaterThan(15);
});
