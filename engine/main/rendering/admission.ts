/** More was asked for at once than can be made. */
export class TooBusy extends Error {
  readonly statusCode = 503;
  readonly code = 'TOO_BUSY';
  /** In seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(
      `Too many people want to see pages for the first time. Please try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`,
    );
    this.retryAfter = retryAfter;
  }
}

/**
 * Lets so many pages be made at a time, each looked at in a turn of the event loop of its own:
 * whoever asks for what is at hand is answered in between. Beyond them nobody waits in vain.
 */
export class Admission {
  readonly #most: number;
  #inside = 0;
  /** Milliseconds that a page takes from its beginning to its end, of the last ones. */
  #pace = 10;
  #turn = Promise.resolve();
  /** How many were turned away. */
  refused = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Makes a page in its turn. @throws TooBusy where too many are being made already */
  async within<Made>(make: () => Promise<Made>): Promise<Made> {
    if (this.#inside >= this.#most) {
      this.refused += 1;
      throw new TooBusy(Math.max(1, Math.ceil(this.#pace / 1000)));
    }
    this.#inside += 1;
    const begun = performance.now();
    try {
      await this.#nextTurn();
      return await make();
    } finally {
      this.#inside -= 1;
      this.#pace += (performance.now() - begun - this.#pace) / 16;
    }
  }

  #nextTurn(): Promise<void> {
    const turn = this.#turn.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    this.#turn = turn;
    return turn;
  }
}
