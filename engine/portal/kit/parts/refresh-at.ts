/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** Browsers whose clock is a little ahead would ask too early. */
const GRACE = 1_500;

/**
 * Calls `refresh` shortly after `moment` (milliseconds) has come.
 * @returns calls it off, unless the moment has come already: whoever watches a clock lets go of the
 * moment just then
 */
export function refreshAt(moment: number, refresh: () => void): () => void {
  const wait = moment - Date.now() + GRACE;
  if (wait > LONGEST) return () => {};
  const timer = setTimeout(refresh, Math.max(wait, GRACE));
  return () => {
    if (Date.now() < moment) clearTimeout(timer);
  };
}
