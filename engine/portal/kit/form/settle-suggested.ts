import type { Typed } from './typed-answers.ts';

/** Answers that somebody else knows, by the questions' names. */
export type Suggested = Readonly<Record<string, string>>;

interface Settled {
  readonly changes: Suggested;
  /** What stands in the form because it was suggested. */
  readonly given: Suggested;
}

/**
 * What is to be filled in: where nothing stands, or what was suggested before. What was suggested
 * before and no longer holds is taken back.
 */
export function settleSuggested(
  typed: Readonly<Typed>,
  before: Suggested,
  suggested: Suggested,
): Settled {
  const isFree = (name: string) =>
    [undefined, null, '', before[name]].includes(typed[name] as string);
  const names = [...new Set([...Object.keys(before), ...Object.keys(suggested)])].filter(isFree);
  const given = Object.fromEntries(
    names.flatMap((name) => (suggested[name] ? [[name, suggested[name]]] : [])),
  );
  const changes = names
    .map((name) => [name, given[name] ?? ''] as const)
    .filter(([name, value]) => (typed[name] ?? '') !== value);
  return { changes: Object.fromEntries(changes), given };
}
