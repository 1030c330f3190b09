import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARD_SIZES } from '#domain/bingo/board-shape.ts';
import { fullMask } from '#domain/bingo/mask.ts';
import { addressOfMask, faultOfAddress, maskOfAddress, shownMask } from './mask-address.ts';
import { MASK_FORMS, readMask, writeMask } from './mask-forms.ts';

const anyMask = fc
  .constantFrom(...BOARD_SIZES)
  .chain((size) => fc.tuple(fc.constant(size), fc.bigInt({ min: 0n, max: fullMask(size) })));

test('what a form writes, it reads', () => {
  fc.assert(
    fc.property(anyMask, fc.constantFrom(...MASK_FORMS), ([size, mask], form) => {
      expect(readMask(form, size, writeMask(form, size, mask))).toEqual({ size, mask });
    }),
  );
});

test('the usual prefixes, capitals and spaces are taken', () => {
  expect(readMask('binary', 3, '0b111_000 111')).toEqual({ size: 3, mask: 0b111000111n });
  expect(readMask('hexadecimal', 3, ' 0X1FF ')).toEqual({ size: 3, mask: 511n });
  expect(readMask('decimal', 7, '0007')).toEqual({ size: 7, mask: 7n });
});

test.each([
  ['decimal', '', 'empty'],
  ['binary', '0b', 'empty'],
  ['decimal', '1a', 'not_decimal'],
  ['decimal', '-1', 'not_decimal'],
  ['binary', '102', 'not_binary'],
  ['hexadecimal', 'fg', 'not_hexadecimal'],
  ['decimal', '512', 'too_great'],
  ['binary', '1'.repeat(5_000), 'too_great'],
  ['text', '9', 'size_out_of_range'],
  ['text', '30', 'length_wrong'],
  ['text', '3l0', 'malformed'],
  ['text', '3zz', 'bits_outside'],
] as const)('as %s, "%s" is told as %s', (form, text, code) => {
  expect(readMask(form, 3, text).fault?.code).toBe(code);
});

test('a number that is too great is told with the greatest there is, in the same form', () => {
  expect(readMask('hexadecimal', 3, '200').fault?.params).toEqual({ bits: 9, most: '0x1ff' });
  expect(readMask('text', 3, '3000').fault?.params).toEqual({ needed: 3, given: 4 });
});

test('the address says what is shown, and shows it again', () => {
  fc.assert(
    fc.property(anyMask, fc.boolean(), ([size, mask], free_centre) => {
      const shown = shownMask({ size, free_centre }, mask);
      expect(maskOfAddress(addressOfMask(shown))).toEqual(shown);
    }),
  );
});

test('an address that says nothing or nonsense shows an empty board of five', () => {
  for (const search of ['', '?mask=', '?mask=9zz', '?other=1'])
    expect(maskOfAddress(search)).toEqual({ shape: { size: 5, free_centre: false }, mask: 0n });
});

test('a mask in the address that cannot be read is told', () => {
  expect(faultOfAddress('?mask=5zz')?.code).toBe('length_wrong');
  expect(faultOfAddress('?mask=')?.code).toBe('empty');
  expect(faultOfAddress('?mask=500000')).toBeUndefined();
  expect(faultOfAddress('')).toBeUndefined();
});

test('a smaller board keeps what lies on it, and a free cell is marked', () => {
  expect(shownMask({ size: 3, free_centre: true }, fullMask(7)).mask).toBe(fullMask(3));
  expect(shownMask({ size: 3, free_centre: true }, 0n).mask).toBe(16n);
  expect(shownMask({ size: 4, free_centre: true }, 0n)).toEqual({
    shape: { size: 4, free_centre: false },
    mask: 0n,
  });
});
