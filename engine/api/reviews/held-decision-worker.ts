import { nextDue } from '../core/reviews/held-rows.ts';
import { heldBell } from '../core/reviews/hold-decisions.ts';
import { Rest } from '../workers/bell.ts';
import { type CarryOutServices, carryOutDue } from './carry-out.ts';

export interface HeldDecisionWorkerOptions {
  readonly services: CarryOutServices;
  /** Milliseconds between looks that nothing asked for, for what other instances left; 10,000. */
  readonly pollInterval?: number;
  /** Decisions in one transaction at most; 200. */
  readonly batch?: number;
}

/** Between looks while another instance is at what is due. */
const WHILE_OTHERS_WORK = 250;
/** Timers may fire a little before their moment. */
const EARLY = 5;

/**
 * Has held decisions take effect when they are due. It sleeps until the next one is, so an idle store
 * is looked at once in `pollInterval`. Several workers, in one process or many, share the work.
 */
export class HeldDecisionWorker {
  readonly #services: CarryOutServices;
  readonly #pollInterval: number;
  readonly #batch: number;
  #running: Promise<void> = Promise.resolve();
  #stopping = false;
  readonly #rest = new Rest();
  #unlisten: () => void = () => {};

  constructor({ services, pollInterval = 10_000, batch = 200 }: HeldDecisionWorkerOptions) {
    this.#services = services;
    this.#pollInterval = pollInterval;
    this.#batch = batch;
  }

  start(): void {
    this.#unlisten = heldBell.listen(this.#services.store, () => this.wake());
    this.#running = this.#run();
  }

  /** Looks at what is due now. */
  wake(): void {
    this.#rest.ring();
  }

  /** Begins nothing more; resolves when what runs has ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#unlisten();
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      const { rung } = this.#rest;
      await this.#rest.until(rung, await this.#work());
    }
  }

  /** @returns milliseconds until there may be something to do */
  async #work(): Promise<number> {
    const { store, now, log } = this.#services;
    try {
      if ((await carryOutDue(this.#services, this.#batch)) > 0) return 0;
      const next = await nextDue(store);
      if (next === undefined) return this.#pollInterval;
      const wait = next.getTime() - now().getTime();
      return Math.min(wait > 0 ? wait + EARLY : WHILE_OTHERS_WORK, this.#pollInterval);
    } catch (error) {
      log.error({ err: error }, 'Held decisions could not be carried out; they are tried again.');
      return this.#pollInterval;
    }
  }
}
