import { readFileSync, writeFileSync } from 'node:fs';
import { table } from '#cli/console/table.ts';
import { readable } from '../report.ts';
import { growthExponent, logarithmExponent } from './exponent.ts';
import type { GrownPath } from './grown-path.ts';

const PAGE = 'docs/performance.md';
const BEGIN = '<!-- growth: written by npm run bench:growth -- --write -->';
const END = '<!-- end of growth -->';
/** By how much a machine's mood bends an exponent. */
const NOISE = 0.1;

/** Prints how each path grew, and which grew faster than the logarithm of its size. */
export function printGrowth(machine: string, paths: readonly GrownPath[]): void {
  console.log(`\nHow each path grows, milliseconds (${machine})`);
  console.log(table([headOf(paths), ...paths.map(cellsOf)]).join('\n'));
}

/** Puts the table into the page about performance, in place of the one before. */
export function writeGrowth(machine: string, paths: readonly GrownPath[]): void {
  const text = readFileSync(PAGE, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error(`${PAGE} has no place for the table: ${BEGIN} and, below, ${END}.`);
  const rows = [headOf(paths), headOf(paths).map(() => '---'), ...paths.map(cellsOf)];
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const written = `${BEGIN}\n\n${machine}.\n\n${lines.join('\n')}\n\n`;
  writeFileSync(PAGE, text.slice(0, begin) + written + text.slice(end));
}

const headOf = (paths: readonly GrownPath[]): string[] => [
  ...['Path', 'with more', 'from, to'],
  ...(paths[0]?.sizes ?? []).map((_, index) => `${index + 1}`),
  ...['exponent', 'of the reference', ''],
];

function cellsOf({ path, of, sizes, times, reference, reason }: GrownPath): string[] {
  const exponent = growthExponent(sizes, times);
  const limit = logarithmExponent(sizes) + NOISE;
  const verdict = exponent <= limit ? 'at most log n' : (reason ?? 'FASTER THAN LOG N');
  return [
    ...[path, of, `${readable(sizes[0] ?? 0)}, ${readable(sizes.at(-1) ?? 0)}`],
    ...times.map(readable),
    exponent.toFixed(2),
    reference === undefined ? '-' : growthExponent(sizes, reference).toFixed(2),
    verdict,
  ];
}
