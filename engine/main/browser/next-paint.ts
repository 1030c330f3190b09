/** Whoever waits for a paint goes on after this at the latest: a covered window paints nothing. */
const LONGEST_MS = 100;

/** Waits until the browser has shown what it was told so far; at once where nobody looks. */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
