/** Seconds' worth of frames that may come at once: a page that comes back subscribes to all it had. */
const BURST_SECONDS = 12;
/** So many bursts beyond what is allowed are no accident. */
const FLOOD_BURSTS = 4;
/** Longer frames count for several. */
const BYTES_OF_ONE = 32 * 1024;

export type Verdict = 'pass' | 'refuse' | 'flood';

/** How many frames a connection may send: so many a second, with a reserve for bursts. */
export class FrameAllowance {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at = performance.now();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#burst = perSecond * BURST_SECONDS;
    this.#left = this.#burst;
  }

  /** Counts a frame of so many bytes: a long one for several. */
  take(bytes: number, now = performance.now()): Verdict {
    const earned = ((now - this.#at) / 1000) * this.#perSecond;
    const frames = Math.max(1, Math.ceil(bytes / BYTES_OF_ONE));
    this.#left = Math.min(this.#burst, this.#left + earned) - frames;
    this.#at = now;
    if (this.#left >= 0) return 'pass';
    return this.#left < -this.#burst * FLOOD_BURSTS ? 'flood' : 'refuse';
  }
}
