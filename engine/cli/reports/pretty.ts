import { describe } from '#catalogue/issues/describe.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { Colors } from '../console/colors.ts';
import { count, type Report, type ShownWarnings, summary, worthShowing } from './report.ts';

/** An issue as people read it: place and code, then what is wrong, then what to do. */
export function prettyIssue(issue: Issue, colors: Colors): string {
  const place = `${issue.file}:${issue.line}:${issue.column}`;
  const warning = issue.severity === 'warning';
  const code = warning ? colors.yellow(`${issue.code} (warning)`) : colors.red(issue.code);
  return `${colors.bold(place)}  ${code}\n  ${describe(issue)}\n  ${colors.dim(issue.action)}\n`;
}

/** Every issue worth showing, and a closing line with the counts. */
export function pretty(report: Report, warnings: ShownWarnings, colors: Colors): string {
  const issues = worthShowing(report.issues, warnings);
  const fine = count(report.issues, 'error') === 0;
  const closing = (fine ? colors.green : colors.red)(summary(report, warnings));
  return [...issues.map((issue) => prettyIssue(issue, colors)), `${closing}\n`].join('\n');
}
