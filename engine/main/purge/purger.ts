import type { FastifyBaseLogger } from 'fastify';
import type { PurgeMetrics } from '#api/metrics/purge-metrics.ts';
import { EVERYTHING } from '../documents/shared-caching.ts';
import { LARGEST_BATCH, type PurgeTarget, purgeRequest } from './purge-request.ts';

/** In milliseconds. */
export interface PurgeTimes {
  /** Changes that come within it go out together. */
  readonly gather: number;
  /** A call that has no answer by then has failed. */
  readonly answer: number;
  /** Before the second attempt; doubled with each further one. */
  readonly again: number;
  /** Never longer than that. */
  readonly longest: number;
  /** A page that was under way at a purge is kept after it: so much later it is purged once more. */
  readonly repeat: number;
}

const TIMES: PurgeTimes = {
  ...{ gather: 100, answer: 5_000, again: 1_000, longest: 60_000, repeat: 5_000 },
};

/** Beyond so many tags everything goes: it is one call, not dozens. */
const MANY = 300;

export interface PurgerOptions {
  readonly target: PurgeTarget;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly metrics: PurgeMetrics;
  /** Called whenever nothing is left to purge. */
  readonly onDone?: () => void;
  readonly times?: Partial<PurgeTimes>;
}

/**
 * Has shared caches forget pages by tag: what comes together in batches, what fails again until it is
 * done. Nobody waits for it, and it keeps no process alive.
 */
export class Purger {
  readonly #options: PurgerOptions;
  readonly #times: PurgeTimes;
  readonly #waiting = new Set<string>();
  readonly #repeats = new Set<NodeJS.Timeout>();
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running = false;
  #failures = 0;

  constructor(options: PurgerOptions) {
    this.#options = options;
    this.#times = { ...TIMES, ...options.times };
    options.metrics.countWaiting(() => this.#waiting.size);
  }

  /** Purges these tags soon, and once more a little later. */
  purge(tags: readonly string[]): void {
    this.#add(tags);
    const timer = setTimeout(() => {
      this.#repeats.delete(timer);
      this.#add(tags);
    }, this.#times.repeat);
    timer.unref();
    this.#repeats.add(timer);
  }

  /** Asks for nothing any more; the next start purges what was left. */
  close(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
    for (const timer of this.#repeats) clearTimeout(timer);
    this.#repeats.clear();
  }

  #add(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag);
    if (this.#waiting.has(EVERYTHING) || this.#waiting.size > MANY) {
      this.#waiting.clear();
      this.#waiting.add(EVERYTHING);
    }
    // While the network refuses, its pause holds for what is new as well.
    if (this.#timer === undefined && !this.#running) this.#plan(this.#times.gather);
  }

  #plan(delay: number): void {
    if (this.#ending.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#run();
    }, delay);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    this.#running = true;
    let pause: number | undefined;
    while (pause === undefined && this.#waiting.size > 0 && !this.#ending.signal.aborted)
      pause = await this.#sendBatch([...this.#waiting].slice(0, LARGEST_BATCH));
    this.#running = false;
    if (pause !== undefined) this.#plan(pause);
    else if (this.#waiting.size === 0 && this.#repeats.size === 0) this.#options.onDone?.();
  }

  /** @returns milliseconds to wait, where it failed */
  async #sendBatch(tags: readonly string[]): Promise<number | undefined> {
    const { log, metrics } = this.#options;
    // What changes while the call is under way has to be purged again.
    for (const tag of tags) this.#waiting.delete(tag);
    const refused = await this.#send(tags);
    if (this.#ending.signal.aborted) return undefined;
    if (refused === undefined) {
      this.#failures = 0;
      metrics.purged('done');
      log.info({ tags }, 'Shared caches were told to forget pages.');
      return undefined;
    }
    for (const tag of tags) this.#waiting.add(tag);
    metrics.purged('failed');
    const { again, longest } = this.#times;
    const pause = Math.min(again * 2 ** Math.min(this.#failures, 10), longest);
    this.#failures += 1;
    log.warn(
      { tags, reason: refused, again_ms: pause },
      'Shared caches could not be told to forget pages, which they may show until these are too old. It is tried again; look at MARQUEE_PURGE_URL, MARQUEE_PURGE_TOKEN and MARQUEE_PURGE_FORMAT where that goes on.',
    );
    return pause;
  }

  /** @returns why it failed; never the answer's text or the address, which may hold a token */
  async #send(tags: readonly string[]): Promise<string | undefined> {
    const { target } = this.#options;
    const limit = AbortSignal.timeout(this.#times.answer);
    try {
      const answer = await fetch(target.url, {
        ...purgeRequest(target, tags),
        redirect: 'error',
        signal: AbortSignal.any([limit, this.#ending.signal]),
      });
      await answer.body?.cancel();
      return answer.ok ? undefined : `status ${answer.status}`;
    } catch (error) {
      if (limit.aborted) return `no answer within ${this.#times.answer} ms`;
      const { cause } = error as { readonly cause?: { readonly code?: string } };
      return cause?.code ?? 'no connection';
    }
  }
}
