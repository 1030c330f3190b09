export interface Duplicate {
  /** Where it stands again. */
  readonly index: number;
  /** Where it stood first. */
  readonly first: number;
  readonly value: string;
}

/** The items whose key an earlier item already has. */
export function duplicates<Item>(
  items: readonly Item[],
  key: (item: Item) => string | undefined,
): Duplicate[] {
  const seen = new Map<string, number>();
  return items.flatMap((item, index) => {
    const value = key(item);
    if (value === undefined) return [];
    const first = seen.get(value);
    if (first !== undefined) return [{ index, first, value }];
    seen.set(value, index);
    return [];
  });
}
