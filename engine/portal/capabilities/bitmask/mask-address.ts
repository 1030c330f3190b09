import { type BoardShape, freeCell } from '#domain/bingo/board-shape.ts';
import { boardMask } from '#domain/bingo/marks.ts';
import { EMPTY_MASK, type Mask } from '#domain/bingo/mask.ts';
import { decodeMask, encodeMask } from '#domain/bingo/mask-text.ts';
import { type MaskFault, readMask } from './mask-forms.ts';

/** What the page shows. */
export interface MaskState {
  readonly shape: BoardShape;
  readonly mask: Mask;
}

const FIRST: MaskState = { shape: { size: 5, free_centre: false }, mask: EMPTY_MASK };

/** What an address shows: `?mask=5…`, and `&free=1` with a free cell; else an empty board of five. */
export function maskOfAddress(search: string): MaskState {
  const query = new URLSearchParams(search);
  const read = decodeMask(query.get('mask') ?? '');
  if (read.fault) return FIRST;
  return shownMask({ size: read.size, free_centre: query.get('free') === '1' }, read.mask);
}

/** What is wrong with the mask that an address names; undefined where it names none or a good one. */
export function faultOfAddress(search: string): MaskFault | undefined {
  const text = new URLSearchParams(search).get('mask');
  return text === null ? undefined : readMask('text', FIRST.shape.size, text).fault;
}

/** The address's search that shows it. */
export function addressOfMask({ shape, mask }: MaskState): string {
  const query = new URLSearchParams({ mask: encodeMask(shape.size, mask) });
  if (freeCell(shape) !== undefined) query.set('free', '1');
  return `?${query}`;
}

/** Marks on a board: none outside of it, and the free cell always. */
export function shownMask(shape: BoardShape, mask: Mask): MaskState {
  const free_centre = freeCell(shape) !== undefined;
  return { shape: { size: shape.size, free_centre }, mask: boardMask(shape, mask) };
}
