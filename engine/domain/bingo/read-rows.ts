/** A row of a pasted table. */
export interface TextRow {
  /** Where it begins, from 1. */
  readonly line: number;
  /** Trimmed, without their quotation marks. */
  readonly cells: readonly string[];
  /** A quotation mark was opened and not closed: the row ends with its line. */
  readonly unclosed: boolean;
}

export type Separator = ',' | ';' | '\t';

/** A text's lines, without the mark of byte order and whatever their ends are. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
}

/** The separator that stands most often outside quotation marks; undefined where none does. */
export function separatorOf(line: string): Separator | undefined {
  const parts = line.split('"');
  // Every second part is in quotation marks, unless one of them stands for something else.
  const bare = parts.length % 2 === 1 ? parts.filter((_, at) => at % 2 === 0).join('') : line;
  const counted = (['\t', ';', ','] as const).map((separator) => ({
    separator,
    count: bare.split(separator).length - 1,
  }));
  const most = counted.reduce((best, next) => (next.count > best.count ? next : best));
  return most.count > 0 ? most.separator : undefined;
}

/**
 * Reads a table with one kind of separator (RFC 4180: a cell in quotation marks may hold
 * separators, line breaks and, doubled, quotation marks). Empty rows are left out. An unclosed
 * quotation mark spoils its own line, never the rows after it.
 */
export function readRows(lines: readonly string[], separator: Separator): readonly TextRow[] {
  const rows: TextRow[] = [];
  for (let at = 0; at < lines.length; ) {
    const { row, next } = readRow(lines, at, separator);
    if (row.unclosed || row.cells.some((cell) => cell !== '')) rows.push(row);
    at = next;
  }
  return rows;
}

/** A cell in quotation marks may not run over more lines than this. */
const MOST_LINES_OF_A_ROW = 10;

function readRow(lines: readonly string[], at: number, separator: Separator) {
  const first = lines[at] ?? '';
  let text = first;
  let next = at + 1;
  let cells = splitRow(text, separator);
  while (!cells && next < lines.length && next - at < MOST_LINES_OF_A_ROW) {
    text += `\n${lines[next]}`;
    next++;
    cells = splitRow(text, separator);
  }
  if (cells) return { row: { line: at + 1, cells, unclosed: false }, next };
  return { row: { line: at + 1, cells: [first.trim()], unclosed: true }, next: at + 1 };
}

/** The cells of a row; undefined where a quotation mark is not closed. */
function splitRow(text: string, separator: Separator): readonly string[] | undefined {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] as string;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (character === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (character === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else cell += character;
  }
  if (quoted) return undefined;
  return [...cells, cell.trim()];
}
