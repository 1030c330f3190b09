import type { ItemColumn } from './item-table.ts';
import { type BingoItem, DIFFICULTY, WEIGHT } from './items.ts';
import type { LineFault, LineFaultCode } from './line-fault.ts';

/** The cells of an item by their columns; what is empty or absent has its usual value. */
export type ItemCells = Readonly<Partial<Record<ItemColumn, string>>>;

/** What a line's cells come to: an item, whose id may be empty, or faults. */
export type ReadItem =
  | { readonly item: BingoItem; readonly faults: readonly [] }
  | { readonly item?: undefined; readonly faults: readonly LineFault[] };

/** Words that say how hard an item is. */
const DIFFICULTY_WORDS: ReadonlyMap<string, number> = new Map([
  ['easy', 1],
  ['common', 1],
  ['medium', 3],
  ['uncommon', 3],
  ['hard', 5],
  ['rare', 5],
]);

/** Reads an item; whether its numbers are within range is for `checkItems`. */
export function readItemCells(line: number, cells: ItemCells): ReadItem {
  const faults: LineFault[] = [];
  const refuse = (code: LineFaultCode, message: string, params: LineFault['params'] = {}) =>
    faults.push({ code, line, message, params });

  // A cell in quotation marks may hold line breaks; a label is one line.
  const label = (cells.label ?? '').replaceAll(/\s+/g, ' ').trim();
  if (label === '') refuse('label_missing', 'This line has no label.');
  const weight = readNumber(cells.weight, WEIGHT.usual);
  if (weight === undefined)
    refuse(
      'weight_malformed',
      `The weight is "${cells.weight}". It must be a whole number from ${WEIGHT.least} to ${WEIGHT.most}.`,
      { value: cells.weight ?? '' },
    );
  const difficulty = readNumber(cells.difficulty, DIFFICULTY.usual, DIFFICULTY_WORDS);
  if (difficulty === undefined)
    refuse(
      'difficulty_malformed',
      `The difficulty is "${cells.difficulty}". It must be a whole number from ${DIFFICULTY.least} to ${DIFFICULTY.most}, or easy, medium or hard.`,
      { value: cells.difficulty ?? '' },
    );
  return faults.length > 0 || weight === undefined || difficulty === undefined
    ? { faults }
    : { item: { id: cells.id ?? '', label, weight, difficulty }, faults: [] };
}

function readNumber(
  cell: string | undefined,
  usual: number,
  words?: ReadonlyMap<string, number>,
): number | undefined {
  if (cell === undefined || cell === '') return usual;
  return /^\d{1,9}$/.test(cell) ? Number(cell) : words?.get(cell.toLowerCase());
}
