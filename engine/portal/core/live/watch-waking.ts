/**
 * Tells when it is worth trying again: the network is back (true), or the visitor is back at the
 * page (false). @returns what ends it
 */
export function watchWaking(onWake: (network: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('online', () => onWake(true), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') onWake(false);
    },
    { signal },
  );
  // From the cache of the browser's history a page comes back without its sockets.
  addEventListener('pageshow', ({ persisted }) => persisted && onWake(true), { signal });
  return () => ending.abort();
}
