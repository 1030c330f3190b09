import { count, type Report } from './report.ts';

/** Everything, for programs to read. */
export function json({ programs, issues }: Report): string {
  const errors = count(issues, 'error');
  const warnings = count(issues, 'warning');
  return `${JSON.stringify({ programs, errors, warnings, issues }, null, 2)}\n`;
}
