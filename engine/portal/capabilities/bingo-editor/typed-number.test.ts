import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test('a field that is empty or half typed is no number yet, not even zero', () => {
  for (const text of ['', ' ', '-', '1e', 'x']) expect(typedNumber(text)).toBeUndefined();
});

test('whole numbers are read, and parts of them are cut off', () => {
  expect(['0', '12', '-3', '4.9'].map(typedNumber)).toEqual([0, 12, -3, 4]);
});
