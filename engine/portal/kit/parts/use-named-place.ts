import { type RefObject, useEffect } from 'react';

/**
 * Takes the reader to a part of a page that the address names (`#quest-5`), once it is there: lists
 * come after their page. What can have the focus gets it.
 */
export function useNamedPlace(place: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || location.hash !== `#${id}`) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [place, id]);
}
