/** What stands in a cell of a file; null leaves it empty. */
export type Cell = string | number | boolean | null;

/** Tells spreadsheets that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets take for the beginning of a formula, in its wide forms too. */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Semicolons and tabs part cells where the spreadsheet's language says so. */
const TO_BE_QUOTED = /[",;\t\r\n]|^\s|\s$/;

/**
 * A row of CSV as RFC 4180 writes it, with its line's end. Text that would be a formula begins with
 * an apostrophe instead; numbers are written as they are.
 */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return TO_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
