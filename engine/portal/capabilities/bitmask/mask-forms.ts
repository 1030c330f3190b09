import { type BoardSize, cellCount } from '#domain/bingo/board-shape.ts';
import { covers, fullMask, type Mask } from '#domain/bingo/mask.ts';
import { decodeMask, encodeMask, type MaskTextFaultCode } from '#domain/bingo/mask-text.ts';

/** The ways to write a mask. */
export const MASK_FORMS = ['decimal', 'binary', 'hexadecimal', 'text'] as const;
export type MaskForm = (typeof MASK_FORMS)[number];

export interface MaskFault {
  readonly code:
    | MaskTextFaultCode
    | 'empty'
    | 'not_decimal'
    | 'not_binary'
    | 'not_hexadecimal'
    | 'too_great';
  /** The figures and words of its sentence. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** What somebody wrote: marks on a board, whose size the text form names itself; or a fault. */
export type ReadMask =
  | { readonly fault?: undefined; readonly size: BoardSize; readonly mask: Mask }
  | { readonly fault: MaskFault };

const NUMERALS = {
  decimal: { prefix: '', digit: /[0-9]/, fault: 'not_decimal' },
  binary: { prefix: '0b', digit: /[01]/, fault: 'not_binary' },
  hexadecimal: { prefix: '0x', digit: /[0-9a-f]/, fault: 'not_hexadecimal' },
} as const;

/** A mask in one of its forms; binary with a digit for each cell, the first cell last. */
export function writeMask(form: MaskForm, size: BoardSize, mask: Mask): string {
  switch (form) {
    case 'decimal':
      return mask.toString();
    case 'binary':
      return mask.toString(2).padStart(cellCount(size), '0');
    case 'hexadecimal':
      return mask.toString(16);
    case 'text':
      return encodeMask(size, mask);
  }
}

/** Reads a mask; spaces and underscores between digits, `0b` and `0x` before them are taken. */
export function readMask(form: MaskForm, size: BoardSize, written: string): ReadMask {
  const text = written.replaceAll(/[\s_]/g, '').toLowerCase();
  if (text === '') return { fault: { code: 'empty', params: {} } };
  if (form === 'text') return readText(text);
  const { prefix, digit, fault } = NUMERALS[form];
  const digits = prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text;
  if (digits === '') return { fault: { code: 'empty', params: {} } };
  const character = [...digits].find((one) => !digit.test(one));
  if (character !== undefined) return { fault: { code: fault, params: { character } } };
  const most = fullMask(size);
  // Long before a number grows so long that reading it takes time.
  const mask = digits.length > 200 ? undefined : BigInt(prefix + digits);
  return mask !== undefined && covers(most, mask)
    ? { size, mask }
    : {
        fault: {
          code: 'too_great',
          params: { bits: cellCount(size), most: `${prefix}${writeMask(form, size, most)}` },
        },
      };
}

function readText(text: string): ReadMask {
  const read = decodeMask(text);
  if (!read.fault) return read;
  const needed = 1 + Math.ceil(cellCount(Number(text[0]) as BoardSize) / 5);
  return { fault: { code: read.fault.code, params: { needed, given: text.length } } };
}
