/** Something that may happen, and stand in a cell. */
export interface BingoItem {
  /** What events name it by; unique on a board. */
  readonly id: string;
  /** What the cell says. */
  readonly label: string;
  /** How likely it is drawn beside others of its difficulty, and how many of its difficulty are. */
  readonly weight: number;
  /** From 1, happens in every match, to 5, hardly ever. */
  readonly difficulty: number;
}

export const WEIGHT = { least: 1, most: 100, usual: 1 } as const;
export const DIFFICULTY = { least: 1, most: 5, usual: 3 } as const;
/** Characters of the longest id. */
export const LONGEST_ITEM_ID = 80;
export const MOST_ITEMS = 500;

/** A label as it is compared: case, width and white space make no difference. */
export function plainLabel(label: string): string {
  return label.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/**
 * An id made from a label: its letters and digits with hyphens between, and a number at the end
 * where one of `taken` has that id.
 */
export function itemIdOf(label: string, taken: ReadonlySet<string>): string {
  const words = plainLabel(label).match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['item'];
  const base = Array.from(words.join('-'))
    .slice(0, LONGEST_ITEM_ID - 5)
    .join('');
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  return id;
}
