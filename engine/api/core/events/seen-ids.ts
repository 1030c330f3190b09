const KEPT_MILLISECONDS = 10 * 60_000;

/** Ids that were met within the last ten minutes, at least: in two halves, of which one ends. */
export class SeenIds {
  #young = new Set<number>();
  #old = new Set<number>();
  #since = performance.now();

  /** @returns false where the id was met before */
  add(id: number): boolean {
    if (this.has(id)) return false;
    if (performance.now() - this.#since > KEPT_MILLISECONDS) {
      this.#old = this.#young;
      this.#young = new Set();
      this.#since = performance.now();
    }
    this.#young.add(id);
    return true;
  }

  has(id: number): boolean {
    return this.#young.has(id) || this.#old.has(id);
  }
}
