/** The key `steps` further in a list; from none, or one that is gone, its first. */
export function keyBeside(
  keys: readonly string[],
  current: string | undefined,
  steps: number,
): string | undefined {
  const at = keys.indexOf(current ?? '');
  if (at < 0) return keys[0];
  return keys[Math.min(keys.length - 1, Math.max(0, at + steps))];
}

/** What is to be opened after something was decided: the next that nobody decided on, else the one before. */
export function keyAfter(
  items: readonly { readonly key: string; readonly decided: boolean }[],
  current: string,
): string | undefined {
  const at = items.findIndex(({ key }) => key === current);
  const open = (item: { readonly key: string; readonly decided: boolean }) =>
    !item.decided && item.key !== current;
  // Where none after it is open, the last that is open stands before it.
  return (items.slice(at + 1).find(open) ?? items.findLast(open))?.key;
}
