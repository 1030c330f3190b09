import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { arrivesAt } from '#domain/routing/arrival.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';

/**
 * Does for a navigation within the app what a browser does for a new document: says the page's
 * title, and lets reading and the Tab key go on from its heading. A card that the address names
 * takes the focus itself.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        const arrival = arrivesAt(fromLocation, toLocation);
        if (arrival === 'same-page') return;
        setTitle(document.title);
        if (arrival === 'page') focusHeading();
      }),
    [router],
  );
  return (
    <p role="status" className={visuallyHidden}>
      {title}
    </p>
  );
}

/** Where the page is scrolled to is the router's to say. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
