/** What a person wants done, once: each attempt at it carries the same Idempotency-Key. */
export class Intent {
  #wanted: { readonly input: string; readonly key: string } | undefined;

  /** The key of what is wanted: the same one until it is done or something else is wanted. */
  keyOf(given: object): string {
    const input = JSON.stringify(given);
    if (this.#wanted?.input !== input) this.#wanted = { input, key: crypto.randomUUID() };
    return this.#wanted.key;
  }

  /** What was given is done: to want it again is something new. What else is wanted stays. */
  fulfilled(given: object): void {
    if (this.#wanted?.input === JSON.stringify(given)) this.#wanted = undefined;
  }
}
