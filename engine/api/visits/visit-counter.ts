/** Visits of a program's landing page on a day. */
export interface DayVisits {
  readonly program_uuid: string;
  /** In UTC: `2026-11-23`. */
  readonly day: string;
  readonly visits: number;
}

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Counts visits in memory until they are kept: a number for each program and day, nothing of who
 * came. Counting is a look-up and an addition.
 */
export class VisitCounter {
  readonly #days = new Map<string, Map<string, number>>();
  #today = new Map<string, number>();
  /** Milliseconds at which today is over. */
  #ends = 0;

  /** `now` in milliseconds. */
  count(programUuid: string, now: number): void {
    if (now >= this.#ends) this.#begin(now);
    this.#today.set(programUuid, (this.#today.get(programUuid) ?? 0) + 1);
  }

  /** Hands over what was counted since the last time. */
  take(): readonly DayVisits[] {
    const taken = [...this.#days].flatMap(([day, programs]) =>
      [...programs].map(([program_uuid, visits]) => ({ program_uuid, day, visits })),
    );
    this.#days.clear();
    this.#ends = 0;
    return taken;
  }

  /** Takes back what could not be kept, for the next time. */
  giveBack(visits: readonly DayVisits[]): void {
    for (const { program_uuid, day, visits: more } of visits) {
      const programs = this.#programsOf(day);
      programs.set(program_uuid, (programs.get(program_uuid) ?? 0) + more);
    }
  }

  #begin(now: number): void {
    this.#today = this.#programsOf(new Date(now).toISOString().slice(0, 10));
    this.#ends = (Math.floor(now / DAY) + 1) * DAY;
  }

  #programsOf(day: string): Map<string, number> {
    const programs = this.#days.get(day) ?? new Map<string, number>();
    this.#days.set(day, programs);
    return programs;
  }
}
