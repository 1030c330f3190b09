import { describe, expect, test } from 'vitest';
import { growthExponent, logarithmExponent } from './exponent.ts';

const SIZES = [10, 100, 1000];

describe('the exponent of a growth', () => {
  test.each([
    ['nothing', 0, () => 7],
    ['a half', 0.5, (size: number) => 3 * Math.sqrt(size)],
    ['one', 1, (size: number) => size / 9],
    ['two', 2, (size: number) => size ** 2],
  ] as const)('is %s', (_name, exponent, time) => {
    expect(growthExponent(SIZES, SIZES.map(time))).toBeCloseTo(exponent, 10);
  });

  test('of a logarithm lies between standing still and a root, and falls with the sizes', () => {
    expect(logarithmExponent(SIZES)).toBeCloseTo(Math.log(3) / Math.log(100), 2);
    expect(logarithmExponent([1e4, 1e5, 1e6])).toBeLessThan(logarithmExponent(SIZES));
  });

  test('is refused where there is nothing to fit', () => {
    expect(() => growthExponent([10], [1])).toThrow('two sizes');
    expect(() => growthExponent([10, 100], [1])).toThrow('two sizes');
    expect(() => growthExponent([10, 100], [1, 0])).toThrow('two sizes');
  });
});
