import { expect, test } from 'vitest';
import { simulatedIds } from './simulated-ids.ts';

const BASE = 17_900_000_000_000_000n;

test('each is higher than the one before, also in one moment and where the clock goes back', () => {
  let at = new Date('2026-11-18T10:00:00Z');
  const next = simulatedIds(BASE, () => at);
  const ids = [next(), next()];
  at = new Date('2026-11-18T09:00:00Z');
  ids.push(next());
  at = new Date('2026-11-18T11:00:00Z');
  ids.push(next());
  const numbers = ids.map(BigInt);
  expect(numbers).toEqual(numbers.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(new Set(ids).size).toBe(4);
  expect(ids.map(({ length }) => length)).toEqual([17, 17, 17, 17]);
});

test('whoever begins later gives others', () => {
  const first = simulatedIds(BASE, () => new Date('2026-11-18T10:00:00.000Z'));
  const given = Array.from({ length: 900 }, first);
  const second = simulatedIds(BASE, () => new Date('2026-11-18T10:00:00.001Z'));
  expect(given).not.toContain(second());
});
