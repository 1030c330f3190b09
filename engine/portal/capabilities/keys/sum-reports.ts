import type { KeyImportReport } from '#contract/shapes/keys.ts';

/** What came of all parts of a file together. */
export interface SummedReport {
  readonly imported: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly duplicate_lines: KeyImportReport['duplicate_lines'];
  readonly rejected_lines: KeyImportReport['rejected_lines'];
  readonly first_lines: KeyImportReport['first_lines'];
  /** How many keys go to each pool, by its id. */
  readonly pools: ReadonlyMap<number, number>;
}

/** Adds up the parts; `repeated` are lines that were not sent, as an earlier one has their key. */
export function sumReports(
  reports: readonly KeyImportReport[],
  repeated: readonly number[],
): SummedReport {
  const pools = new Map<number, number>();
  for (const { key_option_id, imported } of reports.flatMap((report) => report.pools))
    pools.set(key_option_id, (pools.get(key_option_id) ?? 0) + imported);
  const sum = (name: 'imported' | 'duplicates' | 'rejected') =>
    reports.reduce((all, report) => all + report[name], 0);
  return {
    imported: sum('imported'),
    duplicates: sum('duplicates') + repeated.length,
    rejected: sum('rejected'),
    duplicate_lines: [
      ...reports.flatMap(({ duplicate_lines }) => duplicate_lines),
      ...repeated.map((line) => ({ line, known_from: 'file' as const })),
    ],
    rejected_lines: reports.flatMap(({ rejected_lines }) => rejected_lines),
    first_lines: reports[0]?.first_lines ?? [],
    pools,
  };
}
