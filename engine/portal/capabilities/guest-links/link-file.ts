import { BYTE_ORDER_MARK, csvRow } from '#domain/exports/csv-row.ts';

/** A part of a file that one call takes. */
export interface FilePart {
  /** With the line that names the columns. */
  readonly csv: string;
  /** Where the line below the columns stands in the file, from 1. */
  readonly first_line: number;
  /** How many lines of it are not empty, the columns' own not counted. */
  readonly lines: number;
}

/** Characters of CSV that one call takes, with room. */
const LONGEST_PART = 200_000;

/** Parts a file of CSV between its lines; a line break within quotation marks parts nothing. */
export function partFile(text: string, most: number): readonly FilePart[] {
  const [heading, ...rows] = linesOf(text).filter(({ text: line }) => line.trim() !== '');
  if (!heading) return [];
  const parts: FilePart[] = [];
  let at = 0;
  while (at < rows.length || parts.length === 0) {
    const first = rows[at];
    let csv = heading.text;
    let lines = 0;
    let next = (first ?? heading).line;
    for (let row = first; row && lines < most; row = rows[at + lines]) {
      // Empty lines between them stay, so that all are counted as in the file.
      const more = '\n'.repeat(row.line - next + 1) + row.text;
      if (lines > 0 && csv.length + more.length > LONGEST_PART) break;
      csv += more;
      next = row.line + row.text.split('\n').length;
      lines += 1;
    }
    parts.push({ csv, first_line: Math.max(2, first?.line ?? 2), lines });
    at += Math.max(1, lines);
  }
  return parts;
}

/** The lines of CSV with their numbers, from 1. */
function linesOf(text: string): readonly { readonly text: string; readonly line: number }[] {
  const lines: { text: string; line: number }[] = [];
  let quoted: boolean = false;
  let from = 0;
  let line = 1;
  let begun = 1;
  const sound = text.replace(BYTE_ORDER_MARK, '').replaceAll(/\r\n?/g, '\n');
  for (let at = 0; at <= sound.length; at += 1) {
    const sign = sound[at];
    if (sign === '"') {
      const opens: boolean = !quoted && (at === from || /[,;\t]/.test(sound[at - 1] ?? ''));
      if (quoted && sound[at + 1] === '"') at += 1;
      else if (quoted || opens) quoted = opens;
    }
    if (sign !== undefined && sign !== '\n') continue;
    line += 1;
    if (quoted && sign !== undefined) continue;
    lines.push({ text: sound.slice(from, at), line: begun });
    from = at + 1;
    begun = line;
  }
  return lines;
}

/** CSV of links that differ in their labels alone, which are numbered where there are several. */
export function numberedLabels(label: string, count: number): string {
  const rows = Array.from({ length: count }, (_, at) => [
    count === 1 ? label : `${label} ${at + 1}`,
  ]);
  return ['label\r\n', ...rows.map(quoteRow)].join('');
}

/** What is sent to be read again is no spreadsheet's: a formula is a label like any other. */
const quoteRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;

interface MadeLink {
  readonly label: string;
  readonly activation_id: number;
  readonly uses_limit: number;
  readonly expires_at: string | null;
  readonly url: string;
}

/** Links with their addresses, as CSV that spreadsheets read. */
export function linksFile(links: readonly MadeLink[]): string {
  const rows = links.map(({ label, activation_id, uses_limit, expires_at, url }) =>
    csvRow([label, activation_id, uses_limit, expires_at, url]),
  );
  const heading = csvRow(['label', 'activation_id', 'uses_limit', 'expires_at', 'url']);
  return BYTE_ORDER_MARK + heading + rows.join('');
}
