import type { LineFault } from './line-fault.ts';
import { readRows, type Separator, separatorOf } from './read-rows.ts';

/** What a column of a pasted table says of an item. */
export type ItemColumn = 'label' | 'weight' | 'difficulty' | 'id';

/** How a pasted table is to be read. */
export interface ItemTable {
  readonly separator: Separator;
  /** By position; undefined where a column is left out. */
  readonly columns: readonly (ItemColumn | undefined)[];
  /** The line that names the columns; undefined where none does. */
  readonly header_line: number | undefined;
  /** What is wrong with that line. */
  readonly faults: readonly LineFault[];
}

/** Other names of a column that people use. */
const COLUMN_NAMES: ReadonlyMap<string, ItemColumn> = new Map([
  ['label', 'label'],
  ['item', 'label'],
  ['text', 'label'],
  ['name', 'label'],
  ['weight', 'weight'],
  ['difficulty', 'difficulty'],
  ['id', 'id'],
]);
/** What stands where, where no line says so. */
const USUAL_COLUMNS: readonly ItemColumn[] = ['label', 'weight', 'difficulty'];

/** How lines are to be read as a table; undefined where they are a list of labels. */
export function recogniseTable(lines: readonly string[]): ItemTable | undefined {
  const at = lines.findIndex((line) => line.trim() !== '');
  const first = lines[at];
  if (first === undefined) return undefined;
  const separator = separatorOf(first);
  const named = readHeader(first, at + 1, separator ?? ',');
  if (named) return named;
  if (!separator || !(separator === '\t' || hasNumbers(lines, separator))) return undefined;
  return { separator, columns: USUAL_COLUMNS, header_line: undefined, faults: [] };
}

function readHeader(line: string, number: number, separator: Separator): ItemTable | undefined {
  const names = readRows([line], separator)[0]?.cells ?? [];
  const read = names.map((name) => COLUMN_NAMES.get(name.toLowerCase()));
  // A list may well begin with "Name, shame and blame": one common word alone names no columns.
  const known = new Set(read.filter((column) => column !== undefined));
  const says = names.some((name) => name.toLowerCase() === 'label') || known.size > 1;
  if (!known.has('label') || !says) return undefined;
  const faults: LineFault[] = [];
  const columns = read.map((column, at) => {
    const params = { name: names[at] ?? '' };
    if (column === undefined && params.name !== '')
      faults.push({
        code: 'column_unknown',
        line: number,
        message: `There is no column "${params.name}": it is left out. Columns are label, weight, difficulty and id.`,
        params,
      });
    if (column === undefined || read.indexOf(column) === at) return column;
    faults.push({
      code: 'column_repeated',
      line: number,
      message: `The column "${params.name}" says what another says already: it is left out.`,
      params,
    });
    return undefined;
  });
  return { separator, columns, header_line: number, faults };
}

/** Whether at least half of the lines have a whole number after the label. */
function hasNumbers(lines: readonly string[], separator: Separator): boolean {
  const rows = readRows(lines, separator);
  return 2 * rows.filter(({ cells }) => /^\d+$/.test(cells[1] ?? '')).length >= rows.length;
}
