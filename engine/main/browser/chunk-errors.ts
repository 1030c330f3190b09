import { isLeaving, markOutdated, reloadOnce, tellQuiet } from '#portal/shell/page-reload.ts';

/**
 * A file of the portal that cannot be fetched is most likely gone with its build: the page is
 * loaded anew (specification, section 4), at once where somebody waits for the file.
 */
export function reloadOnChunkErrors(isNavigating: () => boolean): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    console.error(payload);
    tellQuiet(payload, (quiet) => {
      // Without a connection a new document would not come either, and this one still reads.
      if (!navigator.onLine || isLeaving()) return;
      if (quiet && !isNavigating()) markOutdated();
      else reloadOnce();
    });
  });
}
