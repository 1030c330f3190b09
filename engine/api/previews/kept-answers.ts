/** Milliseconds. */
const KEPT_FOR = 60 * 60_000;
/** Somebody who failed is left alone so long. */
const FAILED_FOR = 60_000;

export interface KeptAnswersOptions {
  /** The most that are kept; those go first that were wanted longest ago. */
  readonly most: number;
  /** The most that are being asked for at a time. */
  readonly atOnce: number;
  readonly now: () => number;
}

interface Kept<Answer> {
  readonly answer: Answer | undefined;
  readonly until: number;
}

/** Answers of others by the question: the same question of many is asked once, and seldom again. */
export class KeptAnswers<Answer> {
  readonly #options: KeptAnswersOptions;
  readonly #kept = new Map<string, Kept<Answer>>();
  readonly #asking = new Map<string, Promise<Answer | undefined>>();

  constructor(options: KeptAnswersOptions) {
    this.#options = options;
  }

  /**
   * @param ask whatever it throws is no answer; `lasting` of it says whether that holds for long
   * @returns undefined where there is no answer, or too many are being asked for
   */
  find(question: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    const kept = this.#kept.get(question);
    if (kept && kept.until > this.#options.now()) {
      this.#keep(question, kept);
      return Promise.resolve(kept.answer);
    }
    const before = this.#asking.get(question);
    if (before) return before;
    if (this.#asking.size >= this.#options.atOnce) return Promise.resolve(undefined);
    const asking = this.#ask(question, ask).finally(() => this.#asking.delete(question));
    this.#asking.set(question, asking);
    return asking;
  }

  async #ask(question: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await ask();
      this.#keep(question, { answer, until: this.#options.now() + KEPT_FOR });
      return answer;
    } catch (error) {
      const lasting = (error as { lasting?: boolean }).lasting === true;
      const until = this.#options.now() + (lasting ? KEPT_FOR : FAILED_FOR);
      this.#keep(question, { answer: undefined, until });
      return undefined;
    }
  }

  #keep(question: string, kept: Kept<Answer>): void {
    this.#kept.delete(question);
    this.#kept.set(question, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#options.most) return;
      this.#kept.delete(oldest);
    }
  }
}
