export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Time that something counted for, each moment once. */
export class Taken {
  #spans: readonly Span[] = [];

  /** Takes what is free of a span. @returns the parts that were */
  take({ from, until }: Span): Span[] {
    const free: Span[] = [];
    let at = from;
    for (const span of this.#spans) {
      if (span.until <= at || span.from >= until) continue;
      if (span.from > at) free.push({ from: at, until: span.from });
      at = Math.max(at, span.until);
    }
    if (at < until) free.push({ from: at, until });
    this.#spans = [...this.#spans, ...free].sort((a, b) => a.from - b.from);
    return free;
  }
}
