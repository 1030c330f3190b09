/** A stream of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/** The same stream for the same seed, on the server and in every browser (mulberry32). */
export const seededRandom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A number of the stream, stretched to the range from `low` to `high`. */
export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);

/** The value with at most one decimal, so that every engine prints the same coordinate. */
export const round1 = (value: number): number => Math.round(value * 10) / 10 || 0;
