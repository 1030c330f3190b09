import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paceDays, runOutDay } from './run-out.ts';

const now = new Date('2026-03-02T23:59:59Z');

test('the pace is measured over 14 days that end today', () => {
  const days = paceDays(now);
  expect([days.length, days[0], days.at(-1)]).toEqual([14, '2026-02-17', '2026-03-02']);
});

test('a pool runs out on the day that its pace says', () => {
  const twoADay = Array.from({ length: 14 }, () => 2);
  expect(runOutDay(20, twoADay, now)).toBe('2026-03-12');
  expect(runOutDay(1, twoADay, now)).toBe('2026-03-02');
  expect(runOutDay(0, twoADay, now)).toBe('2026-03-02');
  expect(runOutDay(10, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14], now)).toBe('2026-03-12');
});

test('where nothing goes, or next to nothing, no day is said', () => {
  expect(runOutDay(20, [0, 0], now)).toBeNull();
  expect(runOutDay(1_000_000, [0, 1], now)).toBeNull();
});

test('more keys never run out earlier, and every day is one of the calendar', () => {
  const count = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(count, count, fc.array(count, { minLength: 1 }), (one, more, given) => {
      const first = runOutDay(one, given, now);
      const second = runOutDay(one + more, given, now);
      for (const day of [first, second]) if (day !== null) expect(day).toMatch(/^\d{4}(-\d\d){2}$/);
      if (first !== null && second !== null) expect(second >= first).toBe(true);
    }),
  );
});
