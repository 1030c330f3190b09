import type { AnyRouter } from '@tanstack/react-router';
import { arrivesAt } from '#domain/routing/arrival.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';

export type Announced = Pick<AnyRouter, 'subscribe'>;

/**
 * Does from now on for navigations within the app what a browser does for a new document: says the
 * page's title, and lets reading and the Tab key go on from its heading. A card that the address
 * names takes the focus itself.
 */
export function announcePages(router: Announced): void {
  const place = document.createElement('p');
  place.role = 'status';
  place.className = visuallyHidden;
  document.body.append(place);
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const arrival = arrivesAt(fromLocation, toLocation);
    if (arrival === 'same-page') return;
    place.textContent = document.title;
    if (arrival === 'page') focusHeading();
  });
}

/** Where the page is scrolled to is the router's to say. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
