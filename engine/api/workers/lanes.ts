import { Rest } from './bell.ts';

/** What the lanes of a worker do with an outbox. */
export interface LaneWork {
  /** Has go on what waited long enough, and what a process left that ended. */
  readonly settle: () => Promise<void>;
  /** Takes the next piece. @returns what is to be done with it; undefined where there is none */
  readonly take: () => Promise<(() => Promise<void>) | undefined>;
  /** Told of a look or a piece that failed; the lane goes on. */
  readonly onError: (error: unknown) => void;
  /** Pieces at a time. */
  readonly lanes: number;
  /** Milliseconds between looks that nobody asked for. */
  readonly pollInterval: number;
}

/** Works an outbox off, several pieces at a time, each as soon as somebody rings. */
export class Lanes {
  readonly #work: LaneWork;
  readonly #rest = new Rest();
  #running: Promise<void>[] = [];
  #stopping = false;

  constructor(work: LaneWork) {
    this.#work = work;
  }

  start(): void {
    this.#running = Array.from({ length: this.#work.lanes }, (_, lane) => this.#run(lane));
  }

  /** Has all lanes look now. */
  ring(): void {
    this.#rest.ring();
  }

  /** Takes nothing more; resolves once what is on its way has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#rest.ring();
    await Promise.all(this.#running);
  }

  async #run(lane: number): Promise<void> {
    const { settle, take, onError, pollInterval } = this.#work;
    let [rested, settles] = [true, lane === 0];
    while (!this.#stopping) {
      const { rung } = this.#rest;
      try {
        if (settles) await settle();
        settles = false;
        const piece = await take();
        if (piece) {
          // Where there is one there may be more.
          if (rested) this.#rest.ring();
          rested = false;
          await piece();
          continue;
        }
      } catch (error) {
        onError(error);
      }
      const woken = await this.#rest.until(rung, pollInterval);
      [rested, settles] = [true, woken === 'turn' || lane === 0];
    }
  }
}
