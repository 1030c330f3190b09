import { expect, test } from 'vitest';
import { dayOf, endOfDay } from './end-of-day.ts';

test('a day ends where the next one begins, also at the end of a year', () => {
  const end = Date.parse(endOfDay('2026-12-31'));
  expect(dayOf(end - 1)).toBe('2026-12-31');
  expect(dayOf(end)).toBe('2027-01-01');
});
