import type { KeyColumn } from '#contract/vocabulary/key-words.ts';
import type { ColumnPlaces } from '../../core/console/column-choice.tsx';
import type { CsvRow } from '../../core/console/read-csv.ts';

/** A part of a file as one call takes it. */
export interface KeyPart {
  /** With the line that names the columns. */
  readonly csv: string;
  /** Where the line below the columns stands in the file. */
  readonly first_line: number;
  readonly rows: number;
}

/** What of a file is sent: which columns, or one pool for all of its keys. */
export interface KeyReading {
  readonly places: ColumnPlaces<KeyColumn>;
  /** Of the pool to which all keys go. */
  readonly target: number | undefined;
  /** How many columns the file's first line names. */
  readonly width: number;
}

/** Below what a call takes, with room for the last line. */
const LARGEST = 200_000;

/** Whether it is known which cell is the key, and to which pool it goes. */
export const isComplete = ({ places, target }: KeyReading): boolean =>
  places.key !== undefined &&
  (target !== undefined ||
    places.key_option_id !== undefined ||
    (places.activation_id !== undefined && places.platform !== undefined));

/**
 * The rows of a file as parts that one call each takes, under the names of the columns that the call
 * knows. Lines keep their numbers: what stood between two rows is an empty line. A row with too few
 * or too many cells stays one, without what is in it.
 */
export function keyParts(
  rows: readonly CsvRow[],
  reading: KeyReading,
  largest = LARGEST,
): readonly KeyPart[] {
  const columns = columnsOf(reading);
  const heading = `${columns.map(({ name }) => name).join(',')}\n`;
  const parts: KeyPart[] = [];
  let lines: string[] = [];
  let [size, count, first, next] = [0, 0, 0, 0];
  const end = () => {
    if (count > 0) parts.push({ csv: heading + lines.join('\n'), first_line: first, rows: count });
    lines = [];
    [size, count] = [0, 0];
  };
  for (const { line, lastLine, cells } of rows) {
    const text =
      cells.length === reading.width
        ? columns.map(({ of }) => quoted(of(cells))).join(',')
        : ','.repeat(columns.length);
    if (size + text.length + (line - next) > largest) end();
    if (count === 0) first = next = line;
    for (; next < line; next += 1) lines.push('');
    lines.push(text);
    // A cell with line breaks keeps them.
    next += text.split('\n').length;
    for (; next <= lastLine; next += 1) lines.push('');
    size += text.length + 1 + (lastLine - line);
    count += 1;
  }
  end();
  return parts;
}

/** Rows whose key no earlier row has, and the lines of the others. */
export function firstOfEach(
  rows: readonly CsvRow[],
  { places, width }: KeyReading,
): { readonly rows: readonly CsvRow[]; readonly repeated: readonly number[] } {
  const seen = new Set<string>();
  const repeated: number[] = [];
  const firsts = rows.filter(({ cells, line }) => {
    const key = cells[places.key ?? -1] ?? '';
    if (cells.length !== width || key === '' || !seen.has(key)) {
      seen.add(key);
      return true;
    }
    repeated.push(line);
    return false;
  });
  return { rows: firsts, repeated };
}

interface SentColumn {
  readonly name: KeyColumn;
  readonly of: (cells: readonly string[]) => string;
}

function columnsOf({ places, target }: KeyReading): readonly SentColumn[] {
  const sent = (name: KeyColumn): SentColumn[] => {
    const place = places[name];
    return place === undefined ? [] : [{ name, of: (cells) => cells[place] ?? '' }];
  };
  if (target !== undefined)
    return [...sent('key'), { name: 'key_option_id', of: () => String(target) }];
  const others = ['key_option_id', 'activation_id', 'platform', 'region'] as const;
  return [...sent('key'), ...others.flatMap(sent)];
}

const quoted = (cell: string): string =>
  /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""').replaceAll(/\r\n?/g, '\n')}"` : cell;
