/** Messages on their way to one service at a time: a slow one leaves room for the others. */
const AT_ONCE = 4;
const FIRST_REST = 5_000;
const LONGEST_REST = 5 * 60_000;

interface Load {
  under_way: number;
  /** How often in a row it did not answer in time. */
  silences: number;
  rests_until: number;
}

/** How much each push service is asked at a time, and which are left alone as they do not answer. */
export class ServiceLoad {
  readonly #loads = new Map<string, Load>();

  /** Those that get nothing now. */
  busy(now: Date): string[] {
    return [...this.#loads]
      .filter(([, load]) => load.under_way >= AT_ONCE || load.rests_until > now.getTime())
      .map(([service]) => service);
  }

  begin(service: string): void {
    const load = this.#loads.get(service) ?? { under_way: 0, silences: 0, rests_until: 0 };
    load.under_way += 1;
    this.#loads.set(service, load);
  }

  /**
   * `silent`: no answer came; what never asked anything says nothing of the service.
   * @returns whether it was asked as much as it may be until now
   */
  end(
    service: string,
    outcome: 'answered' | 'silent' | 'not_asked',
    now: Date,
  ): 'freed' | undefined {
    const load = this.#loads.get(service);
    if (!load) return undefined;
    const freed = load.under_way >= AT_ONCE ? 'freed' : undefined;
    load.under_way -= 1;
    if (outcome === 'answered') load.silences = 0;
    if (outcome === 'silent') {
      load.silences += 1;
      const rest = Math.min(FIRST_REST * 2 ** (load.silences - 1), LONGEST_REST);
      load.rests_until = now.getTime() + rest;
    }
    if (load.under_way === 0 && load.silences === 0) this.#loads.delete(service);
    return freed;
  }
}
