/**
 * Hands things on in batches of a size, one batch after another. While one is being handed on the
 * next is collected, and no more than that: two batches are held at most.
 */
export class Batches<Thing> {
  readonly #size: number;
  readonly #handOn: (batch: readonly Thing[]) => Promise<void>;
  #batch: Thing[] = [];
  #running: Promise<{ readonly error?: unknown }> = Promise.resolve({});

  constructor(size: number, handOn: (batch: readonly Thing[]) => Promise<void>) {
    this.#size = size;
    this.#handOn = handOn;
  }

  /** @throws what an earlier batch threw */
  async add(thing: Thing): Promise<void> {
    this.#batch.push(thing);
    if (this.#batch.length === this.#size) await this.#next();
  }

  /** Hands on the rest. @throws what a batch threw */
  async end(): Promise<void> {
    if (this.#batch.length > 0) await this.#next();
    await this.settle();
  }

  /** Waits until nothing is being handed on. @throws what the last batch threw */
  async settle(): Promise<void> {
    const ended = await this.#running;
    if ('error' in ended) throw ended.error;
  }

  async #next(): Promise<void> {
    await this.settle();
    const batch = this.#batch;
    this.#batch = [];
    // Kept, so that a fault is met where the next batch comes, and never by nobody.
    this.#running = this.#handOn(batch).then(
      () => ({}),
      (error: unknown) => ({ error }),
    );
  }
}
