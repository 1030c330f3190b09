/** A moment as a field for a date and a time has it: in the reader's own time zone, to the minute. */
export function localField(moment: string): string {
  const at = new Date(moment);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
