import { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which an answer is new enough for whoever comes back to the page. */
const NEW_ENOUGH = 30_000;

/** What the browser remembers of answers; one for the whole page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A device without a network may still reach a server of its own: it is asked once.
    queries: {
      networkMode: 'offlineFirst',
      // Going to and fro between windows is no reason to ask for everything each time.
      refetchOnWindowFocus: (query) => query.isStaleByTime(NEW_ENOUGH),
    },
    // What a person does fails at once, and never happens behind their back later.
    mutations: { networkMode: 'always' },
  },
});

// For as long as the page lives: what was read is read again when its window or the network is back.
if (typeof document !== 'undefined') queryClient.mount();
