import { expect, test } from 'vitest';
import { pointsLine } from './points-line.ts';

const box = { now: Date.parse('2026-11-11T00:00:00Z'), width: 100, height: 40 };

test('points are drawn in steps from the oldest change until now', () => {
  const line = pointsLine(
    [
      { amount: -20, balance_after: 80, at: '2026-11-06T00:00:00Z' },
      { amount: 50, balance_after: 100, at: '2026-11-03T00:00:00Z' },
      { amount: 50, balance_after: 50, at: '2026-11-01T00:00:00Z' },
    ],
    box,
  );
  expect(line).toEqual({
    line: 'M0 40H0V20H20V0H50V8H100',
    area: 'M0 40H0V20H20V0H50V8H100V40H0Z',
    from: '2026-11-01T00:00:00Z',
    first: 0,
    last: 80,
    highest: 100,
  });
});

test('a first change that is not the first of all starts from what was there before', () => {
  const line = pointsLine([{ amount: 30, balance_after: 90, at: '2026-11-10T00:00:00Z' }], box);
  expect(line?.first).toBe(60);
  expect(line?.line.startsWith('M0 13.33')).toBe(true);
});

test('without changes there is no picture', () => {
  expect(pointsLine([], box)).toBeUndefined();
});

test('a balance below zero stays within the picture', () => {
  const line = pointsLine([{ amount: -5, balance_after: -5, at: '2026-11-10T00:00:00Z' }], box);
  expect(line?.line).toBe('M0 40H0V40H100');
});
