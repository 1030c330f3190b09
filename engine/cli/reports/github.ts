import { describe } from '#catalogue/issues/describe.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { type Report, type ShownWarnings, summary, worthShowing } from './report.ts';

/** Workflow commands that GitHub Actions shows as annotations on the lines in question. */
export function github(report: Report, warnings: ShownWarnings): string {
  const lines = worthShowing(report.issues, warnings).map(annotation);
  return `${[...lines, summary(report, warnings)].join('\n')}\n`;
}

function annotation(issue: Issue): string {
  const { severity, file, line, column, code, action } = issue;
  const place = `file=${escapeProperty(file)},line=${line},col=${column}`;
  const text = escapeData(`${describe(issue)} ${action}`);
  return `::${severity} ${place},title=${escapeProperty(code)}::${text}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
