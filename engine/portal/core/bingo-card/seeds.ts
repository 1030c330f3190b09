import { parseSeed, SEED_BYTES, seedFromBytes } from '#domain/bingo/card-seed.ts';

/**
 * Addresses read numbers as numbers: `1e5` would come back as `100000`, and long ones rounded.
 * Such a seed gets a word before it.
 */
const NUMBER_LIKE = /^\d+e\d+$|^\d{16,}$/;

/** A new seed, at random. */
export function newSeed(random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = fill): string {
  const seed = seedFromBytes(random(new Uint8Array(SEED_BYTES)));
  return NUMBER_LIKE.test(seed) ? newSeed(random) : seed;
}

const fill = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);

/**
 * The seed that a person means by what they typed: spaces become hyphens. Undefined where it is
 * none, such as one with other characters than letters from a to z, digits and hyphens.
 */
export function chosenSeed(text: string): string | undefined {
  const seed = parseSeed(text.trim().replaceAll(/[\s_]+/g, '-'));
  return seed !== undefined && NUMBER_LIKE.test(seed) ? parseSeed(`card-${seed}`) : seed;
}

/** The seed that an address names; undefined where it names none. */
export function seedOf(search: string): string | undefined {
  const seed = new URLSearchParams(search).get('seed');
  return seed === null ? undefined : parseSeed(seed);
}

/** An address's search with other values; undefined takes one away. */
export function withSearch(
  search: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
