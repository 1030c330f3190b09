/**
 * How much slower than it wishes each program is read, so that all together stay within a quota: what
 * is there is shared evenly, and what one does not need goes to the others. 1: as fast as it wishes.
 * @param wishes requests a day that each program would use, by its name
 * @param quota requests a day that there are
 */
export function slowdowns(
  wishes: ReadonlyMap<string, number>,
  quota: number,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let left = Math.max(quota, 1);
  const rising = [...wishes].toSorted(([, a], [, b]) => a - b);
  for (const [index, [name, wish]] of rising.entries()) {
    const granted = Math.min(wish, left / (rising.length - index));
    left -= granted;
    found.set(name, granted < wish ? wish / granted : 1);
  }
  return found;
}
