import { type RefCallback, useCallback, useState } from 'react';

/** How many columns a grid has now; before it is there, one. */
export function useColumns(): readonly [RefCallback<HTMLElement>, number] {
  const [columns, setColumns] = useState(1);
  const watch = useCallback((grid: HTMLElement | null) => {
    if (!grid) return;
    const count = () => setColumns(getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    count();
    const observer = new ResizeObserver(count);
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);
  return [watch, columns];
}
