import { closest, distance } from 'fastest-levenshtein';

/** The known name that a misspelt one most likely means; undefined where none is near. */
export function suggest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const best = closest(name, known as string[]);
  const limit = Math.ceil(Math.max(name.length, best.length) / 3);
  return distance(name, best) <= limit ? best : undefined;
}
