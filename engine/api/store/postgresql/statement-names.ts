/** Times a text is run before it has a name: what is seldom asked costs connections no memory. */
const OFTEN = 30;
/** Each connection keeps a plan of each name. */
const MOST_NAMES = 150;
const MOST_COUNTED = 2_000;

/**
 * Names for statements that come again and again: PostgreSQL parses and plans a named one once for
 * each connection, and planning one takes as long as running it.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The name of a text that was run often; undefined where it has none. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      // Texts that vary without end, as lists of values do, crowd nobody out for good.
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `often_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
