/** Lets all who want the same thing at the same time wait for one that makes it. */
export class Flights<Made> {
  readonly #flying = new Map<string, Promise<Made>>();
  readonly #isOfOne: (error: unknown) => boolean;

  /** @param isOfOne whether a failure is the first one's own, so that the next one tries for itself */
  constructor(isOfOne: (error: unknown) => boolean) {
    this.#isOfOne = isOfOne;
  }

  /** What is being made under a name, or else what `make` makes. */
  async share(name: string, make: () => Promise<Made>): Promise<Made> {
    for (let flying = this.#flying.get(name); flying; flying = this.#flying.get(name)) {
      try {
        return await flying;
      } catch (error) {
        if (!this.#isOfOne(error)) throw error;
      }
    }
    const made = make().finally(() => this.#flying.delete(name));
    this.#flying.set(name, made);
    return made;
  }
}
