import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, nextCount, periodAt, weekOf } from './periods.ts';

it.each([
  ['2026-11-16T00:00:00Z', '2026-W47'],
  ['2026-11-22T23:59:59Z', '2026-W47'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
  ['2024-12-30T12:00:00Z', '2025-W01'],
  ['2021-01-03T12:00:00Z', '2020-W53'],
  ['2026-01-01T00:00:00Z', '2026-W01'],
])('%s lies in the ISO week %s', (at, week) => {
  expect(weekOf(new Date(at))).toBe(week);
});

it('a week has seven days that follow each other, from Monday', () => {
  const moments = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (at) => {
      const monday = new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000);
      const days = [0, 1, 2, 3, 4, 5, 6].map((day) => monday.getTime() + day * 86_400_000);
      expect(new Set(days.map((day) => weekOf(new Date(day)))).size).toBe(1);
      expect(weekOf(new Date(monday.getTime() + 7 * 86_400_000))).not.toBe(weekOf(monday));
      expect(new Set(days.map((day) => dayOf(new Date(day)))).size).toBe(7);
    }),
  );
});

it('a period is named by how its quest repeats', () => {
  const at = new Date('2026-11-21T10:00:00Z');
  expect(periodAt('once', at)).toBe('once');
  expect(periodAt('daily', at)).toBe('2026-11-21');
  expect(periodAt('weekly', at)).toBe('2026-W47');
  expect(nextCount('9')).toBe('10');
});
