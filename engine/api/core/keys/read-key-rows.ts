import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import {
  KEY_COLUMNS,
  type KeyColumn,
  SEPARATORS,
  type Separator,
} from '#contract/vocabulary/key-words.ts';
import { decoded } from './text-encoding.ts';

/** A line of a file of keys; what it lacks is empty. */
export interface KeyRow {
  /** As an editor counts, from 1. */
  readonly line: number;
  /** How much of the file was read up to here. */
  readonly bytes: number;
  readonly columns: Readonly<Record<KeyColumn, string>>;
  /** It has more or fewer cells than the first line. */
  readonly ragged: boolean;
}

/** What the first line says. */
export interface KeyHeading {
  readonly separator: Separator;
  /** `read_as` is null of a column that is passed over. */
  readonly columns: readonly { readonly name: string; readonly read_as: KeyColumn | null }[];
}

/** Thrown where a file is no table of keys; no fault holds anything of a key. */
export class KeysFileError extends Error {
  override readonly name = 'KeysFileError';
  readonly faults: readonly { readonly line: number; readonly message: string }[];

  constructor(line: number, message: string) {
    super(`Line ${line}: ${message}`);
    this.faults = [{ line, message }];
  }
}

const SIGNS: Readonly<Record<Separator, string>> = { comma: ',', semicolon: ';', tab: '\t' };

/** Characters of the longest line. */
const LONGEST_LINE = 10_000;

/**
 * Reads CSV (RFC 4180) line by line, however long it is. The first line names the columns: key, and
 * either key_option_id or activation_id, platform and region; others are passed over. Cells stand
 * between commas, semicolons or tabs, whichever the first line has.
 * @param encoding of what is read as bytes, see `encodingOf`
 * @param tell is told the first line before any other is read
 * @throws KeysFileError where the file cannot be read as such a table
 */
export async function* readKeyRows(
  source: Readable | string,
  encoding = 'utf-8',
  tell: (heading: KeyHeading) => void = () => {},
): AsyncGenerator<KeyRow> {
  const texts = typeof source === 'string' ? [source] : decoded(source, encoding);
  const { head, all } = await untilLine(texts);
  const input = Readable.from(all);
  const separator = separatorOf(head);
  const parser = parse({
    delimiter: SIGNS[separator],
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_LINE,
  });
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let places: Places | undefined;
  let cells = 0;
  try {
    for await (const read of parser) {
      const { record, info } = read as {
        record: string[];
        info: { lines: number; bytes: number };
      };
      if (!places) {
        places = placesOf(record, info.lines);
        cells = record.length;
        tell({ separator, columns: columnsOf(record, places) });
        continue;
      }
      const at = places;
      const columns = Object.fromEntries(
        KEY_COLUMNS.map((column) => [column, record[at[column]] ?? '']),
      ) as Record<KeyColumn, string>;
      yield { line: info.lines, bytes: info.bytes, columns, ragged: record.length !== cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new KeysFileError(parser.info.lines, faultOf(error));
  }
  if (!places) throw new KeysFileError(1, 'The file is empty.');
}

/** The first line that is not empty, and everything, from the beginning. */
async function untilLine(texts: AsyncIterable<string> | Iterable<string>) {
  const parts = (async function* () {
    yield* texts;
  })();
  let head = '';
  while (head.length < LONGEST_LINE && !/\S[^\n\r]*[\n\r]/.test(head)) {
    const { value, done } = await parts.next();
    if (done) break;
    head += value;
  }
  async function* all() {
    yield head;
    yield* parts;
  }
  return { head: /\S[^\n\r]*/.exec(head)?.[0] ?? '', all: all() };
}

/** Spreadsheets write semicolons where the comma divides decimals. */
function separatorOf(head: string): Separator {
  const partsOf = (separator: Separator) => head.split(SIGNS[separator]).length;
  return SEPARATORS.reduce((most, one) => (partsOf(one) > partsOf(most) ? one : most));
}

/** Where each column stands; below zero: nowhere. */
type Places = Readonly<Record<KeyColumn, number>>;

function placesOf(names: readonly string[], line: number): Places {
  const found = names.map((name) => name.toLowerCase());
  const places = Object.fromEntries(
    KEY_COLUMNS.map((column) => [column, found.indexOf(column)]),
  ) as Record<KeyColumn, number>;
  const has = (column: KeyColumn) => places[column] >= 0;
  if (has('key') && (has('key_option_id') || (has('activation_id') && has('platform'))))
    return places;
  throw new KeysFileError(
    line,
    'The first line must name the columns: key and key_option_id, or key, activation_id, platform and region, with commas, semicolons or tabs between them.',
  );
}

const columnsOf = (names: readonly string[], places: Places): KeyHeading['columns'] =>
  names.map((name, at) => ({
    name,
    read_as: KEY_COLUMNS.find((column) => places[column] === at) ?? null,
  }));

/** The parser's own messages quote what they found, which may be a key. */
function faultOf({ code }: CsvError): string {
  switch (code) {
    case 'CSV_MAX_RECORD_SIZE':
      return `A line is longer than ${LONGEST_LINE} characters; a quotation mark may not be closed.`;
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'A quotation mark is not closed.';
    default:
      return 'This is not CSV: cells with commas, semicolons or tabs between them, a line for each key.';
  }
}
