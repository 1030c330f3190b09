import { type ItemTable, recogniseTable } from './item-table.ts';
import { type BingoItem, itemIdOf } from './items.ts';
import type { LineFault, LineFaultCode } from './line-fault.ts';
import { type ItemCells, readItemCells } from './read-item-cells.ts';
import { linesOf, readRows, type TextRow } from './read-rows.ts';

export interface ParsedItem extends BingoItem {
  /** The line that it begins on, from 1. */
  readonly line: number;
}

export interface ParsedItems {
  /** `lines`: each line was taken for a label; `table`: for cells with separators. */
  readonly format: 'lines' | 'table';
  /** Of the lines without fault, in their order; `checkItems` says whether they make a board. */
  readonly items: readonly ParsedItem[];
  readonly faults: readonly LineFault[];
}

/** Characters of the longest text that is read. */
export const LONGEST_TEXT = 200_000;
export const MOST_LINES = 2_000;

/**
 * Reads pasted text into items. A table is known by a first line that names its columns (label, and
 * any of weight, difficulty, id), by tabulators, or by numbers after the labels; separators are
 * commas, semicolons or tabulators. Anything else is a list: a label on each line, bullets left out.
 */
export function parseItems(text: string): ParsedItems {
  if (text.length > LONGEST_TEXT)
    return refused('text_too_long', 'characters', text.length, LONGEST_TEXT);
  const lines = linesOf(text);
  if (lines.length > MOST_LINES)
    return refused('too_many_lines', 'lines', lines.length, MOST_LINES);
  const table = recogniseTable(lines);
  return table ? parseTable(lines, table) : parseLines(lines);
}

function refused(code: LineFaultCode, of: string, given: number, most: number): ParsedItems {
  const message = `The text has ${given} ${of}, more than ${most}. Paste less.`;
  return {
    format: 'lines',
    items: [],
    faults: [{ code, line: 1, message, params: { given, most } }],
  };
}

const BULLET = /^\s*[-*\u2022\u2013]\s+/;

function parseLines(lines: readonly string[]): ParsedItems {
  const items: ParsedItem[] = [];
  lines.forEach((text, at) => {
    const { item } = readItemCells(at + 1, { label: text.replace(BULLET, '') });
    if (item) items.push({ ...item, line: at + 1 });
  });
  return { format: 'lines', items: withIds(items), faults: [] };
}

function parseTable(lines: readonly string[], table: ItemTable): ParsedItems {
  const items: ParsedItem[] = [];
  const faults = [...table.faults];
  for (const row of readRows(lines, table.separator)) {
    if (row.line === table.header_line) continue;
    const fault = faultOfRow(row, table);
    if (fault) {
      faults.push(fault);
      continue;
    }
    const read = readItemCells(row.line, cellsByColumn(row, table));
    faults.push(...read.faults);
    if (read.item) items.push({ ...read.item, line: row.line });
  }
  return { format: 'table', items: withIds(items), faults };
}

function cellsByColumn({ cells }: TextRow, { columns }: ItemTable): ItemCells {
  return Object.fromEntries(
    columns.flatMap((name, at) => (name === undefined ? [] : [[name, cells[at] ?? '']])),
  );
}

function faultOfRow(
  { line, cells, unclosed }: TextRow,
  { columns }: ItemTable,
): LineFault | undefined {
  const fault = (code: LineFaultCode, message: string, params: LineFault['params'] = {}) => ({
    code,
    line,
    message,
    params,
  });
  if (unclosed) return fault('quote_not_closed', 'A quotation mark is opened and not closed.');
  if (cells.slice(columns.length).every((cell) => cell === '')) return undefined;
  return fault(
    'too_many_cells',
    `This line has ${cells.length} cells for ${columns.length} columns. Put a label that holds separators in quotation marks.`,
    { given: cells.length, most: columns.length },
  );
}

/** Gives an id to those items whose line named none, other than the ids that lines named. */
function withIds(items: readonly ParsedItem[]): readonly ParsedItem[] {
  const taken = new Set(items.map(({ id }) => id));
  return items.map((item) => {
    if (item.id !== '') return item;
    const id = itemIdOf(item.label, taken);
    taken.add(id);
    return { ...item, id };
  });
}
