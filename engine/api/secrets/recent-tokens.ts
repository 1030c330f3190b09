/** Verified tokens, so that the next request with the same one costs no signature check. */
export class RecentTokens<Claims> {
  readonly #limit: number;
  readonly #entries = new Map<string, { claims: Claims; expires: number }>();

  /** Holds at most `limit` tokens; the one used longest ago goes first. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What the token said when it was verified, with its expiry in seconds; undefined: unknown. */
  get(token: string): { claims: Claims; expires: number } | undefined {
    const entry = this.#entries.get(token);
    if (!entry) return undefined;
    this.#entries.delete(token);
    this.#entries.set(token, entry);
    return entry;
  }

  add(token: string, claims: Claims, expires: number): void {
    this.#entries.set(token, { claims, expires });
    if (this.#entries.size <= this.#limit) return;
    const oldest = this.#entries.keys().next();
    if (!oldest.done) this.#entries.delete(oldest.value);
  }

  delete(token: string): void {
    this.#entries.delete(token);
  }

  get size(): number {
    return this.#entries.size;
  }
}
