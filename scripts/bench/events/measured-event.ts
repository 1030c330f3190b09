/** What travels: as much text as a mark on a board has, a number, and when it was sent. */
const TEXT = 'x'.repeat(160);
const NUMBER_DIGITS = 8;
const TIME_DIGITS = 17;
/** What follows the time, and what stands between number and time, where JSON stands in JSON. */
const BEHIND = '\\"}"}'.length;
const BETWEEN = '\\",\\"at\\":\\"'.length;

/** Milliseconds, the same clock for all of one process. */
export const clock = (): number => performance.timeOrigin + performance.now();

export function measuredEvent(number: number): string {
  const name = String(number).padStart(NUMBER_DIGITS, '0');
  return JSON.stringify({ text: TEXT, number: name, at: clock().toFixed(3) });
}

/** Number and time of the `data` frame that ends at `to`. */
export function readMeasured(bytes: Buffer, to: number): { number: number; at: number } {
  const end = to - BEHIND;
  const begin = end - TIME_DIGITS;
  const numberEnd = begin - BETWEEN;
  return {
    number: Number(bytes.toString('latin1', numberEnd - NUMBER_DIGITS, numberEnd)),
    at: Number(bytes.toString('latin1', begin, end)),
  };
}
