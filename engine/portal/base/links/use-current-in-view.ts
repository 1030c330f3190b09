import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the link to the current page in sight where its row of links scrolls sideways.
 * @param current changes with the page
 * @returns what the row is to be marked with
 */
export function useCurrentInView<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with the page.
  useEffect(() => {
    // Measuring at once would make the browser lay out the new page before it can paint it.
    const frame = requestAnimationFrame(() => setTimeout(() => showCurrent(row.current)));
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return row;
}

function showCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector('[aria-current=page]');
  if (!row || !link) return;
  const [outer, inner] = [row, link].map((element) => element.getBoundingClientRect());
  if (!outer || !inner) return;
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
