import type { Announced } from './announce-pages.ts';

const CHOSEN = 'data-chosen';

/**
 * Marks the links of the navigations to the page that is on its way (`data-chosen`): whoever pressed
 * one sees at once that it was heard, however long the page takes.
 */
export function markChosenLinks(router: Announced): void {
  router.subscribe('onBeforeLoad', ({ pathChanged, toLocation }) => {
    unmark();
    if (!pathChanged) return;
    const { href } = new URL(toLocation.publicHref, location.href);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a[href]'))
      link.toggleAttribute(CHOSEN, link.href === href);
  });
  router.subscribe('onResolved', unmark);
}

function unmark(): void {
  for (const link of document.querySelectorAll(`[${CHOSEN}]`)) link.removeAttribute(CHOSEN);
}
