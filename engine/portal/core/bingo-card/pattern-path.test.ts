import { expect, test } from 'vitest';
import { patternsOf } from '#domain/bingo/patterns.ts';
import { patternPath } from './pattern-path.ts';

const pathOf = (id: string) => {
  const pattern = patternsOf(5).find((one) => one.id === id);
  if (!pattern) throw new Error(id);
  return patternPath(pattern, 5);
};
const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('a row is surrounded within its own height', () => {
  expect(pathOf('row_1')).toMatch(/^M24 96H476A/);
  expect(pathOf('row_5')).toMatch(/^M24 496/);
});

test('a diagonal runs from corner to corner', () => {
  expect(pathOf('diagonal_up')).not.toBe(pathOf('diagonal_down'));
  for (const id of ['diagonal_up', 'diagonal_down'])
    for (const value of numbers(pathOf(id))) expect(value).toBeLessThan(500);
});

test('each corner has its loop, and the whole card its frame', () => {
  expect(pathOf('corners').match(/M/g)).toHaveLength(4);
  expect(pathOf('blackout')).toBe('M3 3H497V497H3Z');
});
