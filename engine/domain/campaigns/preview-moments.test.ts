import { expect, test } from 'vitest';
import { previewMoments } from './preview-moments.ts';

const of = (opens_at?: string, closes_at?: string) =>
  previewMoments({ opens_at, closes_at }).map(({ phase, at }) => [phase, at.toISOString()]);

test('a season is seen a day before it, in its midst and a day after', () => {
  expect(of('2026-03-10T00:00:00Z', '2026-03-20T12:00:00Z')).toEqual([
    ['before', '2026-03-09T00:00:00.000Z'],
    ['during', '2026-03-15T06:00:00.000Z'],
    ['after', '2026-03-21T12:00:00.000Z'],
  ]);
});

test('what has no end is seen a day after its beginning, what has no beginning a day before its end', () => {
  expect(of('2026-03-10T00:00:00+02:00')).toEqual([
    ['before', '2026-03-08T22:00:00.000Z'],
    ['during', '2026-03-10T22:00:00.000Z'],
  ]);
  expect(of(undefined, '2026-03-10T00:00:00Z')).toEqual([
    ['during', '2026-03-09T00:00:00.000Z'],
    ['after', '2026-03-11T00:00:00.000Z'],
  ]);
});

test('what is always open looks the same at any moment', () => {
  expect(of()).toEqual([]);
});
