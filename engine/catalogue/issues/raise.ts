import type { Issue } from '#contract/programs/issue.ts';
import type { Path } from '../schema/annotation.ts';
import { ISSUE_KINDS, type IssueCode, type IssueParameters } from './issue-kinds.ts';

/** An issue before its place in the file is known. */
export interface Finding {
  readonly code: IssueCode;
  readonly severity: 'error' | 'warning';
  /** Relative to the program's folder; absent: the manifest. */
  readonly file?: string;
  readonly path: Path;
  /** Points at a key instead of its value. */
  readonly atKey?: boolean;
  /** Known already, for files without a tree. */
  readonly position?: { readonly line: number; readonly column: number };
  readonly message: string;
  readonly action: string;
}

interface Place {
  readonly path?: Path;
  readonly file?: string;
  readonly atKey?: boolean;
  readonly position?: { readonly line: number; readonly column: number };
}

/** Words a finding: the code's message and action with their parameters. */
export function raise<Code extends IssueCode>(
  code: Code,
  parameters: IssueParameters<Code>,
  place: Place = {},
): Finding {
  const kind = ISSUE_KINDS[code] as {
    severity: Issue['severity'];
    message: (p: IssueParameters<Code>) => string;
    action: (p: IssueParameters<Code>) => string;
  };
  return {
    code,
    severity: kind.severity,
    path: [],
    ...place,
    message: kind.message(parameters),
    action: kind.action(parameters),
  };
}

/** A path as people write it: `pages[0].blocks[2].title`. */
export function writePath(path: Path): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`,
    '',
  );
}
