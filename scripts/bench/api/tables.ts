import { cpus } from 'node:os';
import { table } from '#cli/console/table.ts';
import { readable } from '../report.ts';
import type { Check } from './checks.ts';
import type { CallResult } from './measure.ts';
import type { BoardResult } from './rank-growth.ts';

const milliseconds = (time: number) => `${readable(time)} ms`;

/** Prints what calls did, each beside the bare route. */
export function printCalls(title: string, results: readonly CallResult[]): void {
  const rows = results.map((result) => [
    result.title,
    readable(result.rate),
    milliseconds(result.p50),
    milliseconds(result.p99),
    `${readable(result.memory)} MiB`,
    readable(result.bareRate),
    milliseconds(result.bareP50),
    readable(result.ratio),
    `at least ${result.aim}`,
    result.ratio >= result.aim ? 'met' : 'MISSED',
  ]);
  const head = ['', 'A SECOND', 'P50', 'P99', 'MEMORY', 'BARE', 'P50', 'RATIO', 'AIM', ''];
  const client = Math.max(...results.map(({ clientCore }) => clientCore));
  print(`${title} (Node ${process.version}, ${cpus().length} cores)`, [head, ...rows]);
  console.log(`Asking took at most ${Math.round(client * 100)} % of a core.`);
}

/** How much longer a rank may take on the largest board than on the smallest. */
const GROWTH_LIMIT = 2;

/** Prints what a rank costs on boards of each size. */
export function printGrowth(title: string, results: readonly BoardResult[]): void {
  const rows = results.map(({ creators, rank, around, top }) => [
    readable(creators),
    milliseconds(rank),
    milliseconds(around),
    milliseconds(top),
  ]);
  print(title, [['CREATORS', 'MY RANK', 'AROUND ME', 'TOP'], ...rows]);
  const [small, large] = [results[0], results.at(-1)];
  if (!small || !large || small === large) return;
  const growth = large.rank / small.rank;
  console.log(
    `${readable(large.creators / small.creators)} times the creators: a rank takes ${readable(growth)} times as long; aim: at most ${GROWTH_LIMIT}, ${growth <= GROWTH_LIMIT ? 'met' : 'MISSED'}.`,
  );
}

export function printChecks(title: string, checks: readonly Check[]): void {
  print(
    title,
    checks.map(({ what, result, holds }) => [what, result, holds ? 'holds' : 'DOES NOT HOLD']),
  );
}

function print(title: string, rows: readonly (readonly string[])[]): void {
  console.log(`\n${title}`);
  console.log(table(rows).join('\n'));
}
