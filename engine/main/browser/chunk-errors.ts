import {
  isLeaving,
  markOutdated,
  reloadOnce,
  tellQuiet,
} from '#portal/base/runtime/page-reload.ts';

/**
 * A file of the portal that cannot be fetched is most likely gone with its build: the page is
 * loaded anew (specification, section 4), where somebody waits for the file as soon as the server
 * can be reached.
 */
export function reloadOnChunkErrors(isNavigating: () => boolean): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    console.error(payload);
    tellQuiet(payload, (quiet) => {
      if (isLeaving()) return;
      if (!quiet || isNavigating()) reloadOnce();
      // Without a connection it says nothing of the build.
      else if (navigator.onLine) markOutdated();
    });
  });
}
