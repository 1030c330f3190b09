/** A time of day that no zone follows. */
const WITHOUT_ZONE = /T[\d:.]+$/;

/**
 * What platforms write as RFC 3339, with nanoseconds or an offset; UTC where none is named, as some
 * forget it. Undefined where it is no moment.
 */
export function momentOf(text: unknown): Date | undefined {
  if (typeof text !== 'string') return undefined;
  const at = new Date(text.replace(/(\.\d{3})\d+/, '$1').replace(WITHOUT_ZONE, '$&Z'));
  return Number.isNaN(at.getTime()) ? undefined : at;
}
