export interface IssueWords<Parameters> {
  readonly severity: 'error' | 'warning';
  readonly message: (parameters: Parameters) => string;
  readonly action: (parameters: Parameters) => string;
}

/** An issue that stops the program from being served in its new form. */
export const error = <Parameters>(
  message: IssueWords<Parameters>['message'],
  action: IssueWords<Parameters>['action'],
): IssueWords<Parameters> => ({ severity: 'error', message, action });

/** An issue that is worth mending and stops nothing. */
export const warning = <Parameters>(
  message: IssueWords<Parameters>['message'],
  action: IssueWords<Parameters>['action'],
): IssueWords<Parameters> => ({ severity: 'warning', message, action });

/** A value as an issue shows it: JSON, shortened. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** "a", "b" or "c". */
export function either(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value}"`);
  return quoted.length < 2
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** " Did you mean "x"?" or nothing. */
export const hint = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
