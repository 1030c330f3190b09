/** Where a round's requests come from: each call gives the next one, until there is none. */
export type RequestSource = (round: number) => () => string | undefined;

/** The same ones over and over. */
export function rotate(requests: readonly string[]): RequestSource {
  let at = 0;
  return () => () => {
    at = (at + 1) % requests.length;
    return requests[at];
  };
}

/** Each one once, an equal part of them in every round. */
export function spend(requests: readonly string[], rounds: number): RequestSource {
  const each = Math.floor(requests.length / rounds);
  return (round) => {
    let at = round * each;
    const end = at + each;
    return () => {
      if (at >= end) return undefined;
      at += 1;
      return requests[at - 1];
    };
  };
}

/** Ever new ones. */
export const make =
  (request: () => string): RequestSource =>
  () =>
    request;

/**
 * Pairs of every one with every other, in an order in which nobody comes twice within a while, and
 * yet often enough not to be a stranger: a block of the first at a time.
 */
export function inBlocks<First, Second>(
  firsts: readonly First[],
  seconds: readonly Second[],
  size = 250,
): [First, Second][] {
  const pairs: [First, Second][] = [];
  for (let begin = 0; begin < firsts.length; begin += size)
    for (const second of seconds)
      for (const first of firsts.slice(begin, begin + size)) pairs.push([first, second]);
  return pairs;
}
