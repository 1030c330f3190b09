/** A record of a file: where it begins and ends, as an editor counts lines, and its trimmed cells. */
export interface CsvRow {
  readonly line: number;
  readonly lastLine: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  /** As the first line names them. */
  readonly columns: readonly string[];
  /** Lines that have something on them. */
  readonly rows: readonly CsvRow[];
}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads CSV as RFC 4180 has it, whose first line names the columns. Cells stand between commas,
 * semicolons or tabs, whichever the first line has most of; a quotation mark within a cell that does
 * not begin with one is a character like others.
 */
export function readCsv(text: string): CsvTable {
  const [head, ...rows] = recordsOf(text.replace(/^\uFEFF/, ''));
  return { columns: head?.cells ?? [], rows };
}

function recordsOf(text: string): CsvRow[] {
  const first = /\S[^\r\n]*/.exec(text)?.[0] ?? '';
  const partsBy = (separator: string) => first.split(separator).length;
  const separator = SEPARATORS.reduce((most, one) => (partsBy(one) > partsBy(most) ? one : most));
  const records: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;
  const endRecord = () => {
    if (cells.some((cell) => cell !== '')) records.push({ line: begun, lastLine: line, cells });
    cells = [];
  };
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    cells.push(cell.text.trim());
    line += cell.breaks;
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    endRecord();
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    begun = line;
  }
  return records;

  function quotedCell(whole: string, start: number) {
    let end = start + 1;
    while (end < whole.length && (whole[end] !== '"' || whole[end + 1] === '"'))
      end += whole[end] === '"' ? 2 : 1;
    const inside = whole.slice(start + 1, end);
    // What follows the closing mark up to the separator belongs to nothing.
    const rest = plainCell(whole, Math.min(end + 1, whole.length), separator);
    return {
      text: inside.replaceAll('""', '"'),
      breaks: inside.split(/\r\n|\r|\n/).length - 1,
      end: rest.end,
    };
  }
}

function plainCell(text: string, start: number, separator: string) {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r')
    end += 1;
  return { text: text.slice(start, end), breaks: 0, end };
}

/** The text of a file: UTF-8, or, where it is not, as older spreadsheets write it. */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
