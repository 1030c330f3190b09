/** Numbers that a seed decides: the same on every machine, in every engine. */
export interface SeededRandom {
  /** A whole number from 0 up to, not including, `limit` (1 to 2^32); each is equally likely. */
  below(limit: number): number;
  /** The same things in another order; every order is equally likely. */
  shuffled<Thing>(things: readonly Thing[]): Thing[];
}

const TWO_TO_32 = 2 ** 32;
/** Start values of the three hashes that fill the state. */
const BASES = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b] as const;
/** Numbers thrown away until every bit of the seed has reached every bit of the state. */
const WARM_UP = 16;

/**
 * A generator of the kind "small fast counter" (sfc32): three 32-bit words and a counter, mixed by
 * additions, shifts and rotations of 32-bit integers alone. The words are FNV-1a hashes of the
 * seed's characters, each from another start. Published cards depend on it: it never changes.
 */
export function seededRandom(seed: string): SeededRandom {
  let [a, b, c] = BASES.map((base) => hash(seed, base)) as [number, number, number];
  let counter = 1;

  function next(): number {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  }

  function below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > TWO_TO_32)
      throw new RangeError(`A limit is a whole number from 1 to 2^32, not ${limit}.`);
    // Numbers past the last whole multiple would make small results likelier.
    const end = TWO_TO_32 - (TWO_TO_32 % limit);
    let drawn = next();
    while (drawn >= end) drawn = next();
    return drawn % limit;
  }

  function shuffled<Thing>(things: readonly Thing[]): Thing[] {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last--) {
      const chosen = below(last + 1);
      [order[last], order[chosen]] = [order[chosen] as Thing, order[last] as Thing];
    }
    return order;
  }

  for (let thrown = 0; thrown < WARM_UP; thrown++) next();
  return { below, shuffled };
}

function hash(text: string, base: number): number {
  let word = base;
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193);
  return word;
}
