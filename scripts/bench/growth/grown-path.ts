/** A path that somebody waits for, measured with more and more of something. */
export interface GrownPath {
  readonly path: string;
  /** What there is more of: `creators`, `programs`. */
  readonly of: string;
  readonly sizes: readonly number[];
  /** Milliseconds, one for each size. */
  readonly times: readonly number[];
  /** The same for the plainest program that does the same. */
  readonly reference?: readonly number[];
  /** Why it may grow with its size, where it may. */
  readonly reason?: string;
}

/** What is measured once for each size. */
export interface Timed {
  readonly path: string;
  readonly time: number;
  readonly reference?: number;
  readonly reason?: string;
}

/** Has `measure` take the times of each size in turn, the smallest first. */
export async function growPaths(
  of: string,
  sizes: readonly number[],
  measure: (size: number) => Promise<readonly Timed[]>,
): Promise<GrownPath[]> {
  const taken: (readonly Timed[])[] = [];
  for (const size of sizes) {
    console.log(`${size.toLocaleString('en')} ${of}`);
    taken.push(await measure(size));
  }
  return (taken[0] ?? []).map(({ path, reference, reason }) => {
    const timed = taken.map((of) => of.find((one) => one.path === path));
    return {
      ...{ path, of, sizes },
      times: timed.map((one) => one?.time ?? Number.NaN),
      ...(reference !== undefined
        ? { reference: timed.map((one) => one?.reference ?? Number.NaN) }
        : {}),
      ...(reason !== undefined ? { reason } : {}),
    };
  });
}
