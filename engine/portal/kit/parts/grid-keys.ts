/** What a key means in a grid of rows. */
export type Direction = 'ltr' | 'rtl';

/**
 * The cell that a key leads to from another; undefined for keys that do not move. Arrows stop at
 * the edges; Home and End lead along the row, with Control to the first and last cell.
 */
export function cellAfterKey(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  cell: number,
  size: number,
  direction: Direction,
): number | undefined {
  const [row, column] = [Math.floor(cell / size), cell % size];
  const at = (toRow: number, toColumn: number) => toRow * size + toColumn;
  const last = size - 1;
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case forward:
      return at(row, Math.min(last, column + 1));
    case back:
      return at(row, Math.max(0, column - 1));
    case 'ArrowDown':
      return at(Math.min(last, row + 1), column);
    case 'ArrowUp':
      return at(Math.max(0, row - 1), column);
    case 'Home':
      return ctrlKey ? 0 : at(row, 0);
    case 'End':
      return ctrlKey ? size * size - 1 : at(row, last);
    default:
      return undefined;
  }
}
