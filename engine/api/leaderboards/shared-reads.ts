interface Flight<Value> {
  readonly current: Promise<Value>;
  /** Begins when the current one has ended. */
  next: Promise<Value> | undefined;
}

/**
 * Runs a read once for all who ask for the same at a time. Nobody is given the outcome of a read
 * that had begun before they asked, so everybody sees what was written until then; where one fails,
 * those who waited for it are told so at once.
 */
export class SharedReads<Value> {
  readonly #flights = new Map<string, Flight<Value>>();

  read(key: string, run: () => Promise<Value>): Promise<Value> {
    const flight = this.#flights.get(key);
    if (!flight) return this.#begin(key, run);
    flight.next ??= flight.current.then(() => this.#begin(key, run));
    return flight.next;
  }

  #begin(key: string, run: () => Promise<Value>): Promise<Value> {
    const current = run();
    const flight: Flight<Value> = { current, next: undefined };
    this.#flights.set(key, flight);
    const end = (ended: 'well' | 'badly') => {
      if (flight.next === undefined || ended === 'badly') this.#flights.delete(key);
    };
    current.then(
      () => end('well'),
      () => end('badly'),
    );
    return current;
  }
}
