import type { Issue } from '#contract/programs/issue.ts';

/** What checking a catalogue found. Files are relative to the working directory. */
export interface Report {
  /** How many programs were checked. */
  readonly programs: number;
  /** In the order of the files. */
  readonly issues: readonly Issue[];
}

const NOISY_CODE = 'TRANSLATION_MISSING';

/** Which warnings a person is shown: all, or those without what is usual while one translates. */
export type ShownWarnings = 'all' | 'telling';

/** What a person is shown of some issues; errors first. */
export function worthShowing(issues: readonly Issue[], warnings: ShownWarnings): Issue[] {
  const shown = issues.filter(({ code }) => warnings === 'all' || code !== NOISY_CODE);
  return shown.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
}

/** How many issues there are of a severity. */
export function count(issues: readonly Issue[], severity: Issue['severity']): number {
  return issues.filter((issue) => issue.severity === severity).length;
}

/** `21 programs, 0 errors, 236 warnings`. */
export function summary({ programs, issues }: Report, warnings: ShownWarnings): string {
  const counts = [
    quantity(programs, 'program'),
    quantity(count(issues, 'error'), 'error'),
    quantity(count(issues, 'warning'), 'warning'),
  ].join(', ');
  const hidden = worthShowing(issues, warnings).length < issues.length;
  return hidden ? `${counts} (translations missing: run with --warnings)` : counts;
}

const quantity = (amount: number, what: string) => `${amount} ${what}${amount === 1 ? '' : 's'}`;
