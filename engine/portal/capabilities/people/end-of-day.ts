/** The moment at which a day, such as `2026-12-24`, is over where the reader is. */
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + 1).toISOString();
}

/** The day, such as `2026-12-24`, that it is at a moment (milliseconds) where the reader is. */
export function dayOf(moment: number): string {
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
