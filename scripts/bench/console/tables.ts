import type { CallResult } from '../api/measure.ts';
import { type Aim, atLeast, atMost, printReport, type Row, readable } from '../report.ts';
import type { ConsoleResults } from './bench-console.ts';

/** Milliseconds within which 99 of 100 answers are there. */
const P99_AIM = 100;

const milliseconds = (time: number) => `${readable(time)} ms`;

/** Prints what each part did beside its reference, and names the aims that are missed. */
export function printConsole(title: string, { reads, writes }: ConsoleResults): void {
  const rows = [...reads.flatMap(rowsOf), ...writes];
  printReport(title, rows);
  const missed = rows.filter(({ aim }) => aim && !aim.met).map(({ what }) => what);
  console.log(missed.length === 0 ? 'Every aim is met.' : `Missed: ${missed.join('; ')}.`);
}

function rowsOf({ title, p50, p99, bareP50, ratio, aim }: CallResult): Row[] {
  const share: Aim | undefined = aim === undefined ? undefined : atLeast(ratio, aim);
  return [
    {
      what: `${title}: median`,
      result: `${milliseconds(p50)}, ${readable(ratio)} of the reference's rate`,
      reference: milliseconds(bareP50),
      ...(share ? { aim: share } : {}),
    },
    { what: `${title}: p99`, result: milliseconds(p99), aim: atMost(p99, P99_AIM, 'ms') },
  ];
}
