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
    const link = row.current?.querySelector('[aria-current=page]');
    if (!row.current || !link) return;
    const [outer, inner] = [row.current, link].map((element) => element.getBoundingClientRect());
    if (!outer || !inner) return;
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  }, [current]);
  return row;
}
