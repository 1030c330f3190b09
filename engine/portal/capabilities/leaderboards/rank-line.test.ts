import { expect, test } from 'vitest';
import { rankLine } from './rank-line.ts';

const box = { now: Date.parse('2026-11-21T10:00:00Z'), width: 100, height: 40 };
const day = (date: number, rank: number) => ({
  day: `2026-11-${String(date).padStart(2, '0')}`,
  ...{ rank, earned: 10, total: 20 },
});
const me = (rank: number) => ({ rank, earned: 10 });

test('ranks are drawn day by day until now, with rank 1 on top', () => {
  const days = [day(17, 5), day(18, 3), day(19, 1), day(20, 1)];
  expect(rankLine({ days, me: me(2) }, box)).toEqual({
    line: 'M0 40L25 20L50 0L75 0L100 10',
    dots: 'M100 10h0',
    top: 1,
    bottom: 5,
    first: day(17, 5),
    last: { day: '2026-11-21', rank: 2 },
    best: day(19, 1),
    gained: undefined,
  });
});

test('where the person was not on the board the line is broken', () => {
  const days = [day(15, 3), day(17, 3), day(19, 3), day(20, 3)];
  const drawn = rankLine({ days, me: null }, box);
  expect(drawn?.line).toBe('M0 20M40 20M80 20L100 20');
  expect(drawn?.dots).toBe('M0 20h0M40 20h0M100 20h0');
});

test('until yesterday is closed, today follows the day before it', () => {
  expect(rankLine({ days: [day(18, 5), day(19, 5)], me: me(5) }, box)?.line).toBe(
    'M0 40L33.33 40L100 40',
  );
});

test('a clock that is behind puts today after the days that are over', () => {
  expect(rankLine({ days: [day(21, 5), day(22, 5)], me: me(5) }, box)?.last.day).toBe('2026-11-23');
});

test('places gained are counted from a week before the last day', () => {
  const days = [day(13, 2), day(14, 9), day(20, 5)];
  expect(rankLine({ days, me: me(4) }, box)?.gained).toBe(5);
  expect(rankLine({ days: days.slice(1), me: me(12) }, box)?.gained).toBe(-3);
});

test('far from the lead the scale begins at the best rank, and a rank that stays is a flat line', () => {
  expect(rankLine({ days: [day(19, 4_000), day(20, 4_800)], me: null }, box)).toMatchObject({
    ...{ top: 4_000, bottom: 4_800, line: 'M0 0L100 40' },
  });
  expect(rankLine({ days: [day(19, 70), day(20, 70)], me: null }, box)).toMatchObject({
    ...{ top: 70, bottom: 74, line: 'M0 0L100 0' },
  });
});

test('one day is nothing to compare', () => {
  expect(rankLine({ days: [], me: me(3) }, box)).toBeUndefined();
  expect(rankLine({ days: [day(20, 3)], me: null }, box)).toBeUndefined();
  expect(rankLine({ days: [], me: null }, box)).toBeUndefined();
});
