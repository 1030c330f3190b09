/** What platforms write as RFC 3339, with nanoseconds or an offset; undefined where it is none. */
export function momentOf(text: unknown): Date | undefined {
  if (typeof text !== 'string') return undefined;
  const at = new Date(text.replace(/(\.\d{3})\d+/, '$1'));
  return Number.isNaN(at.getTime()) ? undefined : at;
}
