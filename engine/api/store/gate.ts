import type { ConnectionLoad } from './connections.ts';
import { StoreUnavailableError } from './errors.ts';

interface Waiting {
  readonly admit: () => void;
  readonly refuse: (error: Error) => void;
}

/** Lets so many in at once; others wait in line, at most `patience` milliseconds. */
export class Gate {
  readonly #patience: number;
  #free: number;
  readonly #places: number;
  readonly #line = new Set<Waiting>();

  constructor(places: number, patience: number) {
    this.#places = places;
    this.#free = places;
    this.#patience = patience;
  }

  /** @throws StoreUnavailableError where the wait grows too long, or `refuseAll` ended it. */
  async enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(timer);
        this.#line.delete(waiting);
        then();
      };
      const waiting: Waiting = {
        admit: () => settle(resolve),
        refuse: (error) => settle(() => reject(error)),
      };
      const timer = setTimeout(() => {
        const seconds = this.#patience / 1000;
        waiting.refuse(
          new StoreUnavailableError(`No connection to the store came free within ${seconds} s.`),
        );
      }, this.#patience);
      this.#line.add(waiting);
    });
  }

  leave(): void {
    const [next] = this.#line;
    if (next) next.admit();
    else this.#free += 1;
  }

  /** How many places there are and are taken, and how many wait for one. */
  get load(): ConnectionLoad {
    return {
      size: this.#places,
      used: this.#places - this.#free,
      waiting: this.#line.size,
    };
  }

  /** Sends everyone in line away. */
  refuseAll(error: StoreUnavailableError): void {
    for (const waiting of [...this.#line]) waiting.refuse(error);
  }
}
