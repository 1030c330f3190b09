/** How much a finding stands in the way: `hint` is for a person to judge. */
export const LEVELS = ['error', 'warning', 'hint', 'ok'] as const;
export type Level = (typeof LEVELS)[number];

/** What one look came to. */
export interface Finding {
  /** Permanent: scripts rely on it. */
  readonly code: string;
  readonly level: Level;
  /** A host, a program, a variable. */
  readonly where: string;
  /** What was found. */
  readonly message: string;
  /** What to do; absent where all is well. */
  readonly action?: string;
}

type Telling = readonly [code: string, where: string, message: string, action: string];

const told =
  (level: Level) =>
  (...[code, where, message, action]: Telling): Finding => ({
    code,
    level,
    where,
    message,
    action,
  });

/** Creators or operators cannot do something. */
export const error = told('error');
/** It works, but not for long, not for all, or not safely. */
export const warning = told('warning');
/** What the doctor cannot see for itself, or what may be meant so. */
export const hint = told('hint');

export const fine = (code: string, where: string, message: string): Finding => ({
  ...{ code, level: 'ok', where, message },
});

/** How many findings there are of a level. */
export const countOf = (findings: readonly Finding[], level: Level): number =>
  findings.filter((finding) => finding.level === level).length;
