import { expect, test } from 'vitest';
import { lastWeeks } from './weeks.ts';

test('weeks begin on Mondays in UTC, and this week is the last', () => {
  expect(lastWeeks(new Date('2026-11-23T00:00:00Z'), 3)).toEqual([
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ]);
  expect(lastWeeks(new Date('2026-11-22T23:59:59.999Z'), 1)).toEqual(['2026-11-16']);
  expect(lastWeeks(new Date('2027-01-01T12:00:00Z'), 2)).toEqual(['2026-12-21', '2026-12-28']);
});
