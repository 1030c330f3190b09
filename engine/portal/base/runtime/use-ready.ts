import { useEffect } from 'react';

/**
 * Says that the page answers to its visitor now; the boot script replays a click that was early.
 * Call it from the innermost content: the router's parts hydrate from the outside in, and whoever
 * navigates before the last of them pulls it away from under React.
 */
export function useReady(): void {
  useEffect(() => {
    // Not within React's own work: a click on what is not hydrated yet would find it busy.
    setTimeout(() => {
      document.documentElement.dataset.ready = '';
      dispatchEvent(new Event('portal-ready'));
    });
  }, []);
}
