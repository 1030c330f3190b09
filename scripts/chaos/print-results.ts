import type { FaultResult } from './run-fault.ts';

/** A row for each fault, and what was answered otherwise than by 503 with `Retry-After`. */
export function printResults(results: readonly FaultResult[]): void {
  const rows = results.map((result) => {
    const { name, reads, writes, pages, acknowledged, lost, doubled, back } = result;
    const count = (list: FaultResult['writes'], outcome: string) =>
      list.filter((asked) => asked.outcome === outcome).length;
    const shown = pages.length === 0 ? 0 : (100 * count(pages, 'acknowledged')) / pages.length;
    const longest = [...reads, ...writes, ...pages].map(({ at, until }) => until - at);
    return {
      fault: name,
      reads: reads.length,
      'reads failed': reads.length - count(reads, 'acknowledged'),
      writes: writes.length,
      'at once': count(writes, 'acknowledged'),
      failed: count(writes, 'failed'),
      unclear: count(writes, 'unclear'),
      acknowledged: acknowledged.length,
      lost,
      doubled,
      'pages %': Number(shown.toFixed(2)),
      'longest answer s': Number((Math.max(0, ...longest) / 1000).toFixed(1)),
      'back within s': Number(back.toFixed(1)),
    };
  });
  console.table(Object.fromEntries(rows.map(({ fault, ...row }) => [fault, row])));
  for (const { name, unexpected, complaints } of results) {
    for (const [what, count] of unexpected) console.log(`${name}: ${what}, ${count} times`);
    for (const complaint of complaints) console.log(`${name}: ${complaint}`);
  }
}
