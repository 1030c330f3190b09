/**
 * A value of an entry's details as text: words as they are, a list of them in a row, and what is
 * nested as JSON in lines of its own. Undefined where there is none.
 */
export function detailText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every(isPlain))
    return value.length === 0 ? undefined : value.join(', ');
  return JSON.stringify(value, undefined, 2);
}

const isPlain = (value: unknown): boolean => value !== null && typeof value !== 'object';

type Values = Readonly<Record<string, unknown>>;

interface Recorded {
  readonly details: Values;
  readonly before: Values | null;
  readonly after: Values | null;
}

interface Change {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What an entry says, in the order in which it stands there: what changed, and what else is known. */
export function readDetails({ details, before, after }: Recorded): {
  readonly changes: readonly Change[];
  readonly facts: readonly (readonly [name: string, value: unknown])[];
} {
  if (before === null || after === null) return { changes: [], facts: Object.entries(details) };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const told = new Set(names.flatMap((name) => [`from_${name}`, `to_${name}`]));
  return {
    changes: names.map((name) => ({ name, before: before[name], after: after[name] })),
    facts: Object.entries(details).filter(([name]) => !told.has(name)),
  };
}
