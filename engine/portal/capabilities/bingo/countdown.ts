const SECOND = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Milliseconds as a clock that runs down: "0:27", "12:05", "1:00:00"; never below zero. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
