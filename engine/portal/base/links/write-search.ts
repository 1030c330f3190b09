/**
 * Writes another search into the address of the page that is shown, without asking the server for
 * that page again: what it says matters in the browser alone. The router's own way would ask.
 */
export function writeSearch(search: string): void {
  const { pathname, hash } = window.location;
  // The router has put functions of its own before the browser's.
  History.prototype.replaceState.call(history, history.state, '', pathname + search + hash);
}
