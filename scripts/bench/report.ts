import { cpus } from 'node:os';
import { table } from '#cli/console/table.ts';

/** One line of a measurement: what was measured, what came out, beside what. */
export interface Row {
  readonly what: string;
  readonly result: string;
  /** The same job done by the plainest program that does it. */
  readonly reference?: string;
  readonly aim?: Aim;
}

export interface Aim {
  readonly text: string;
  readonly met: boolean;
}

/** `value` is at most `limit`, both in `unit`. */
export const atMost = (value: number, limit: number, unit = ''): Aim => ({
  text: `at most ${limit}${unit && ` ${unit}`}`,
  met: value <= limit,
});

/** `value` is at least `limit`, both in `unit`. */
export const atLeast = (value: number, limit: number, unit = ''): Aim => ({
  text: `at least ${limit}${unit && ` ${unit}`}`,
  met: value >= limit,
});

/** A number as people read it: `21,452`, `3.4`, `0.82`. */
export const readable = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** Prints measurements as a table; says where it was measured, since absolute times do not travel. */
export function printReport(title: string, rows: readonly Row[]): void {
  const cells = rows.map(({ what, result, reference, aim }) => [
    what,
    result,
    reference ?? '-',
    aim?.text ?? '-',
    aim ? (aim.met ? 'met' : 'MISSED') : '',
  ]);
  const lines = table([['', 'RESULT', 'REFERENCE', 'AIM', ''], ...cells]);
  console.log(`\n${title} (Node ${process.version}, ${cpus().length} cores)`);
  console.log(lines.join('\n'));
}
