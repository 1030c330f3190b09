/** The middle of some numbers; the upper of two. @throws where there are none. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There is nothing to take the median of.');
  return middle;
}

/**
 * The median of `values[i] / references[i]`: two measurements taken one after the other share the
 * machine's mood, so their ratio says more than the ratio of two medians.
 */
export function ratioOfPairs(values: readonly number[], references: readonly number[]): number {
  return median(values.map((value, index) => value / (references[index] ?? Number.NaN)));
}

/** Runs `measure` for each candidate in turns: first all once, then all again. */
export async function alternate<Name extends string, Result>(
  rounds: number,
  candidates: Readonly<Record<Name, () => Promise<Result>>>,
  progress: (done: number, total: number) => void = () => {},
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(candidates) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Result[]
  >;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      results[name].push(await candidates[name]());
      progress(results[name].length, rounds);
    }
  return results;
}
