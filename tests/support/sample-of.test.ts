import { expect, test } from 'vitest';
import { sampleOf } from './sample-of.ts';

test('a sample has so many entries, spread over the list, each once', () => {
  expect(sampleOf([1, 2, 3, 4, 5, 6], 2)).toEqual([3, 6]);
  expect(sampleOf([1, 2, 3, 4, 5], 3)).toEqual([2, 4, 5]);
  expect(sampleOf([1, 2], 5)).toEqual([1, 2]);
  expect(sampleOf([], 2)).toEqual([]);
});
