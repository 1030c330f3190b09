import { expect, test } from 'vitest';
import { chosenSeed, newSeed, seedOf, withSearch } from './seeds.ts';

test('a seed that would read as a power of ten is drawn again', () => {
  // 1e000005 in base 32: each character is five bits.
  const digits = [1, 14, 0, 0, 0, 0, 0, 5];
  const bits = digits.reduce((all, digit) => (all << 5n) | BigInt(digit), 0n);
  const bytes = Uint8Array.from({ length: 5 }, (_, at) =>
    Number((bits >> BigInt(8 * (4 - at))) & 255n),
  );
  let asked = 0;
  const seed = newSeed(() => {
    asked += 1;
    return asked === 1 ? bytes : Uint8Array.of(255, 255, 255, 255, 255);
  });
  expect(asked).toBe(2);
  expect(seed).toBe('zzzzzzzz');
});

test('what a person types becomes a seed where it can', () => {
  expect(chosenSeed('  Friday Night ')).toBe('friday-night');
  expect(chosenSeed('table_7')).toBe('table-7');
  expect(chosenSeed('1e5')).toBe('card-1e5');
  expect(chosenSeed('42')).toBe('42');
  expect(chosenSeed('Größe')).toBeUndefined();
  expect(chosenSeed('')).toBeUndefined();
});

test('an address names a seed, whatever else it says', () => {
  expect(seedOf('?locale=de&seed=Friday')).toBe('friday');
  expect(seedOf('?seed=')).toBeUndefined();
  expect(seedOf('')).toBeUndefined();
});

test('a value of an address changes alone', () => {
  expect(withSearch('?locale=de&seed=a', { seed: 'b' })).toBe('?locale=de&seed=b');
  expect(withSearch('?overlay=1&seed=a', { overlay: undefined })).toBe('?seed=a');
  expect(withSearch('?overlay=1', { overlay: undefined })).toBe('');
});
