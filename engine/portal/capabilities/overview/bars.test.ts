import { expect, test } from 'vitest';
import { bars, CHART } from './bars.ts';

test('the largest bar is full, half of it is half as high, and all stand on the ground', () => {
  const drawn = bars([10, 5, 0]);
  expect(drawn.map(({ height }) => height)).toEqual([CHART.height, CHART.height / 2, 0]);
  expect(drawn.map(({ y, height }) => y + height)).toEqual(drawn.map(() => CHART.height));
});

test('bars stand beside each other within the drawing', () => {
  const drawn = bars([1, 2, 3, 4]);
  for (const [place, { x, width }] of drawn.entries()) {
    expect(x).toBeGreaterThan(place * 60);
    expect(x + width).toBeLessThan((place + 1) * 60);
  }
});

test('one among thousands is seen, and where nothing happened nothing is drawn', () => {
  expect(bars([100_000, 1])[1]?.height).toBe(2);
  expect(bars([0, 0]).map(({ height }) => height)).toEqual([0, 0]);
  // What was taken by hand can be more than what was granted.
  expect(bars([-50, 50])[0]?.height).toBe(0);
});
