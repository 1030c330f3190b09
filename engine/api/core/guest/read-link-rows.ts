import { CsvError, parse } from 'csv-parse/sync';
import { LINK_COLUMNS, type LinkColumn, type LinkFault } from '#contract/vocabulary/guest-words.ts';
import type { LinkCells } from '#domain/guest/read-link-line.ts';

/** A line of a file of links, counted as an editor does, from 1; or what is wrong with it. */
export type LinkRow = { readonly line: number } & (
  | { readonly cells: LinkCells }
  | { readonly fault: LinkFault }
);

/**
 * Reads CSV (RFC 4180) whose first line names the columns, with commas, semicolons or tabs between
 * them; of those that it does not know it takes no notice. Where it is no such table, that is its
 * only line.
 */
export function readLinkRows(csv: string): readonly LinkRow[] {
  const records: { readonly cells: readonly string[]; readonly line: number }[] = [];
  try {
    parse(csv, {
      ...{ bom: true, trim: true, skip_empty_lines: true },
      ...{ relax_column_count: true, relax_quotes: true },
      delimiter: separatorOf(csv),
      on_record: (cells: readonly string[], { lines: line }) => {
        records.push({ cells, line });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return [{ line: 1, fault: 'not_csv' }];
  }
  const [heading, ...rest] = records;
  const names = heading?.cells.map((name) => name.toLowerCase()) ?? [];
  if (!names.includes('label')) return [{ line: 1, fault: 'columns_unknown' }];
  return rest.map(({ cells, line }) => {
    if (cells.length !== names.length) return { line, fault: 'cells_differ' };
    const named = LINK_COLUMNS.map((column) => [column, cells[names.indexOf(column)] ?? '']);
    return { line, cells: Object.fromEntries(named) as Record<LinkColumn, string> };
  });
}

/** What stands most often in the first line. */
function separatorOf(csv: string): string {
  const head = /\S[^\n\r]*/.exec(csv)?.[0] ?? '';
  const partsOf = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((most, sign) => (partsOf(sign) > partsOf(most) ? sign : most));
}
