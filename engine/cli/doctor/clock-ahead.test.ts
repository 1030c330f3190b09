import { expect, test } from 'vitest';
import { clockAhead } from './clock-ahead.ts';

test.each([
  [1_500, 1_000, 9_000, 0, 0],
  [9_500, 1_000, 9_000, 0, 500],
  [400, 1_000, 9_000, 0, -600],
  [400, 1_000, 9_000, 1_000, 0],
  [-900, 1_000, 9_000, 1_000, -900],
])('told %i between %i and %i, by the %i ms: %i', (told, asked, answered, grain, ahead) => {
  expect(clockAhead(told, { asked, answered }, grain)).toBe(ahead);
});
