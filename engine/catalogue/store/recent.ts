interface Entry<Value> {
  readonly key: string;
  readonly value: Value;
}

/**
 * The values used last, few enough to look through one by one. A Map that forgets as fast as it
 * learns would not do: V8 keeps what stood in its outgrown tables until the next full collection.
 */
export class Recent<Value> {
  readonly #limit: number;
  /** The one used last comes first. */
  readonly #entries: Entry<Value>[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const entry = this.#take(key);
    if (entry) this.#entries.unshift(entry);
    return entry?.value;
  }

  set(key: string, value: Value): void {
    this.#take(key);
    this.#entries.unshift({ key, value });
    if (this.#entries.length > this.#limit) this.#entries.pop();
  }

  delete(key: string): void {
    this.#take(key);
  }

  #take(key: string): Entry<Value> | undefined {
    const at = this.#entries.findIndex((entry) => entry.key === key);
    return at < 0 ? undefined : this.#entries.splice(at, 1)[0];
  }
}
