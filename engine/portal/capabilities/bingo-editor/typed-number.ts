/** The whole number that somebody has typed so far; undefined while it is none. */
export function typedNumber(text: string): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Math.trunc(Number(text));
  return Number.isFinite(number) ? number : undefined;
}
