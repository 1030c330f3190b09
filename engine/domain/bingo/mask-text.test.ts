import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARD_SIZES, cellCount } from './board-shape.ts';
import {
  cellsOf,
  countMarked,
  covers,
  EMPTY_MASK,
  fullMask,
  isMarked,
  maskOf,
  startingMask,
} from './mask.ts';
import { decodeMask, encodeMask } from './mask-text.ts';

const board = fc
  .constantFrom(...BOARD_SIZES)
  .chain((size) => fc.record({ size: fc.constant(size), mask: fc.bigInt(0n, fullMask(size)) }));

test('a mask that is written and read is the same mask', () => {
  fc.assert(
    fc.property(board, ({ size, mask }) => {
      const text = encodeMask(size, mask);
      expect(decodeMask(text)).toEqual({ size, mask });
      expect(decodeMask(` ${text.toUpperCase()} `)).toEqual({ size, mask });
      expect(encodeURIComponent(text)).toBe(text);
    }),
  );
});

test('a text that can be read is the only text of its mask', () => {
  const text = fc.string({
    unit: fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz'),
    minLength: 3,
    maxLength: 11,
  });
  fc.assert(
    fc.property(text, (given) => {
      const decoded = decodeMask(given);
      if (decoded.fault) expect(decoded.fault.message).toMatch(/\.$/);
      else expect(encodeMask(decoded.size, decoded.mask)).toBe(given);
    }),
  );
});

test('masks are written with the highest cells first', () => {
  expect(encodeMask(3, EMPTY_MASK)).toBe('300');
  expect(encodeMask(3, 1n)).toBe('301');
  expect(encodeMask(5, startingMask({ size: 5, free_centre: true }))).toBe('500400');
  expect(encodeMask(7, fullMask(7))).toBe('7fzzzzzzzzz');
});

test.each([
  ['', 'size_out_of_range'],
  ['200', 'size_out_of_range'],
  ['800', 'size_out_of_range'],
  ['x00', 'size_out_of_range'],
  ['30', 'length_wrong'],
  ['3000', 'length_wrong'],
  ['30i', 'malformed'],
  ['3😀0', 'malformed'],
  ['3zz', 'bits_outside'],
])('the text "%s" is refused as %s', (text, code) => {
  expect(decodeMask(text).fault?.code).toBe(code);
});

test('a mask with bits outside its board is not written', () => {
  for (const mask of [-1n, fullMask(3) + 1n]) expect(() => encodeMask(3, mask)).toThrow(RangeError);
});

test('cells and masks stand for each other', () => {
  fc.assert(
    fc.property(board, ({ size, mask }) => {
      const cells = cellsOf(mask);
      expect(maskOf(cells)).toBe(mask);
      expect(countMarked(mask)).toBe(cells.length);
      expect(covers(fullMask(size), mask)).toBe(true);
      for (let cell = 0; cell < cellCount(size); cell++)
        expect(isMarked(mask, cell)).toBe(cells.includes(cell));
    }),
  );
});
