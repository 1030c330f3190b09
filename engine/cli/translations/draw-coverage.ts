import type { Colors } from '../console/colors.ts';
import { table } from '../console/table.ts';
import { type CoverageReport, type ProgramRow, percent } from './coverage-report.ts';

/** Texts longer than this are cut where people read lists of them. */
const SHOWN = 100;

/** A coverage report for people: the table, then what is missing and what nobody uses. */
export function drawCoverage(report: CoverageReport, colors: Colors): string {
  const { locales, programs, total, engine } = report;
  const cells = (name: string, coverage: CoverageReport['total']) => [
    name,
    ...locales.map((locale) => (coverage[locale] ? percent(coverage[locale]) : '—')),
  ];
  const rows = [
    ...programs.map(({ slug, broken, coverage }) =>
      broken ? [slug, ...locales.map(() => 'broken')] : cells(slug, coverage),
    ),
    ...(programs.length > 1 ? [cells('all programs', total)] : []),
    ...engine.map(({ name, coverage }) => cells(name, coverage)),
  ];
  const heading = ['PROGRAM', ...locales.map((locale) => locale.toUpperCase())];
  const [first = '', ...lines] = table([heading, ...rows]);
  const told = [
    ...programs.flatMap((program) => drawMissing(program, colors)),
    ...drawUnused(programs, colors),
  ];
  return `${[colors.bold(first), ...lines, ...told].join('\n')}\n`;
}

function drawMissing({ slug, missing = [] }: ProgramRow, colors: Colors): string[] {
  if (missing.length === 0) return [];
  const texts = missing.flatMap(({ text, locales, places }) => [
    `  ${excerpt(text)}  ${colors.dim(locales.join(', '))}`,
    ...places.map(({ file, line, column, path }) => `    ${file}:${line}:${column}  ${path}`),
  ]);
  return ['', colors.bold(`Missing in ${slug}`), ...texts];
}

function drawUnused(programs: readonly ProgramRow[], colors: Colors): string[] {
  const some = programs.filter(({ unused_count }) => unused_count > 0);
  if (some.length === 0) return [];
  const named = some.flatMap(({ unused = [] }) =>
    unused.map(({ file, line, text }) => `  ${file}:${line}  ${excerpt(text)}`),
  );
  const counts = some.map(({ slug, unused_count }) => `${slug} ${unused_count}`).join(', ');
  const hint = named.length > 0 ? '' : ' --unused names them.';
  return ['', `${colors.bold('Translations of texts that are gone:')} ${counts}.${hint}`, ...named];
}

/** A text on one line, in quotes, cut where it is long. */
export function excerpt(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ')];
  const cut = characters.length > SHOWN ? `${characters.slice(0, SHOWN - 1).join('')}…` : undefined;
  return `"${cut ?? characters.join('')}"`;
}
