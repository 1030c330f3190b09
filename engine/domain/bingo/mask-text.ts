import { BASE_32 } from './base-32.ts';
import { type BoardSize, cellCount, isBoardSize } from './board-shape.ts';
import { covers, fullMask, type Mask } from './mask.ts';

export type MaskTextFaultCode = 'size_out_of_range' | 'length_wrong' | 'malformed' | 'bits_outside';

/** What a text says of a board's marks. */
export type DecodedMask =
  | { readonly fault?: undefined; readonly size: BoardSize; readonly mask: Mask }
  | { readonly fault: { readonly code: MaskTextFaultCode; readonly message: string } };

/** Characters after the size. */
function digitCount(size: BoardSize): number {
  return Math.ceil(cellCount(size) / 5);
}

/**
 * A mask as text for an address: the board's size, then base 32 with the highest bits first, as
 * long for every mask of a size. A mask has one text.
 * @throws RangeError where the mask has bits outside the board
 */
export function encodeMask(size: BoardSize, mask: Mask): string {
  if (mask < 0n || !covers(fullMask(size), mask))
    throw new RangeError(`A mask of a board of size ${size} has ${cellCount(size)} bits.`);
  let text = '';
  for (let digit = 0; digit < digitCount(size); digit++)
    text = BASE_32[Number((mask >> BigInt(digit * 5)) & 31n)] + text;
  return `${size}${text}`;
}

/** Reads what `encodeMask` wrote, in small letters or capitals. */
export function decodeMask(text: string): DecodedMask {
  const [first = '', ...rest] = text.trim().toLowerCase();
  const size = Number(first);
  if (!/^\d$/.test(first) || !isBoardSize(size))
    return fault('size_out_of_range', 'The first character is the size of the board, 3 to 7.');
  if (rest.length !== digitCount(size))
    return fault(
      'length_wrong',
      `A board of size ${size} takes ${digitCount(size)} characters after the size, not ${rest.length}.`,
    );
  const digits = rest.map((character) => BASE_32.indexOf(character));
  const wrong = digits.indexOf(-1);
  if (wrong >= 0)
    return fault(
      'malformed',
      `Character ${wrong + 2} is "${rest[wrong]}". Only digits and letters without i, l, o and u are used.`,
    );
  const mask = digits.reduce((all, digit) => (all << 5n) | BigInt(digit), 0n);
  return covers(fullMask(size), mask)
    ? { size, mask }
    : fault('bits_outside', `This marks cells that a board of size ${size} does not have.`);
}

const fault = (code: MaskTextFaultCode, message: string): DecodedMask => ({
  fault: { code, message },
});
