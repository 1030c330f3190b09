/**
 * The exponent `k` of `time ≈ c · size^k` that fits measurements best: 0 where it does not grow, 1 where
 * it grows as its size does. Least squares over the logarithms, so that ten times the size counts the
 * same wherever it lies.
 * @throws Error where there are fewer than two sizes, or one that has no logarithm
 */
export function growthExponent(sizes: readonly number[], times: readonly number[]): number {
  const points = sizes.map((size, index) => [Math.log(size), Math.log(times[index] ?? 0)] as const);
  if (points.length < 2 || points.flat().some((value) => !Number.isFinite(value)))
    throw new Error('An exponent takes two sizes or more, each with a time, all above nothing.');
  const meanOf = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [sizeMean, timeMean] = [meanOf(0), meanOf(1)];
  const spread = points.reduce((sum, [size]) => sum + (size - sizeMean) ** 2, 0);
  const common = points.reduce(
    (sum, [size, time]) => sum + (size - sizeMean) * (time - timeMean),
    0,
  );
  return common / spread;
}

/** What `growthExponent` says of a time that grows as the logarithm of its size. */
export const logarithmExponent = (sizes: readonly number[]): number =>
  growthExponent(
    sizes,
    sizes.map((size) => Math.log(size)),
  );
