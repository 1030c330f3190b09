/** An address's search, as "?board=7", with the page in another language. */
export function searchInLocale(search: string, locale: string): string {
  const query = new URLSearchParams(search);
  query.set('locale', locale);
  return `?${query}`;
}
