/**
 * Gives ids as platforms do: numbers with many digits, later ones higher, none twice. A server that was
 * started anew gives others than before, as what it told stays known.
 * @param base what they begin at; it says how many digits they have
 */
export function simulatedIds(base: bigint, now: () => Date): () => string {
  let last = base;
  return () => {
    const earliest = base + BigInt(now().getTime()) * 1000n;
    last = last < earliest ? earliest : last + 1n;
    return String(last);
  };
}
