import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isPublicChannel } from '#domain/events/public-channels.ts';
import { liveMessagesOf } from '../../core/events/live-messages.ts';
import type { StoreLog } from '../../store/connections.ts';
import type { Store } from '../../store/store.ts';
import type { EventsService } from './events-service.ts';
import { forwardRound, type Setback } from './forward-round.ts';
import { endLease, giveBack, takeMessages } from './forwarding-rows.ts';

/** Milliseconds between looks that nothing asked for. */
const EVERY = 2_000;
/** Milliseconds in which messages gather, to be sent in one. */
const GATHERED = 30;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
/** The longest that a service may ask to be left alone. */
const LONGEST_ASKED = 60_000;

export interface ForwarderOptions {
  readonly store: Store;
  /** The service that the site names now; undefined: there is none but our own. */
  readonly service: () => EventsService | undefined;
  readonly log: StoreLog;
  readonly now: () => Date;
  /** Counts messages by what became of them. */
  readonly count: (outcome: 'sent' | 'lost', messages: number) => void;
}

/**
 * Sends what everybody may hear on to the events service that the site names, in its order, from the
 * rows in which it was told here. Several instances share the work: one at a time does it. Calls of
 * the API never wait for that service, and what it may have taken is never sent again.
 */
export class Forwarder {
  readonly #options: ForwarderOptions;
  readonly #name = randomUUID();
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #unlisten: () => void = () => {};
  #wake: () => void = () => {};
  #rung = false;
  #setbacks = 0;

  constructor(options: ForwarderOptions) {
    this.#options = options;
  }

  start(): void {
    const live = liveMessagesOf(this.#options.store);
    live.forwards = () => this.#options.service() !== undefined;
    this.#unlisten = live.listen(({ id, channel }) => {
      if (id !== undefined && isPublicChannel(channel)) this.#ring();
    });
    this.#running = this.#run();
  }

  /** Takes nothing further; resolves once what is on its way has been answered. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#unlisten();
    this.#ring();
    await this.#running;
    // Otherwise the others wait for the lease to run out.
    await endLease(this.#options.store, this.#name).catch(() => undefined);
  }

  #ring(): void {
    this.#rung = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    const { log } = this.#options;
    let failing = false;
    while (!signal.aborted) {
      try {
        const wait = await this.#turn();
        failing = false;
        if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => undefined);
        else await this.#rest();
      } catch (error) {
        if (!failing) log.error({ err: error }, 'What is to be sent on could not be read.');
        failing = true;
        await sleep(EVERY, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  /** @returns milliseconds for which the service is left alone; 0: until there is something */
  async #turn(): Promise<number> {
    const { store, service, count, now } = this.#options;
    const named = service();
    if (!named) return 0;
    const messages = await takeMessages(store, this.#name);
    if (messages.length === 0) return 0;
    const { unsent, sent, lost, setback } = await forwardRound(named, messages, now);
    await giveBack(store, unsent);
    count('sent', sent);
    count('lost', lost);
    if (setback) return this.#setback(named, setback, lost);
    if (this.#setbacks > 0)
      this.#options.log.info({ host: hostOf(named) }, 'The events service takes events again.');
    this.#setbacks = 0;
    // There may be more than one takes at a time.
    this.#rung = true;
    return 0;
  }

  #setback(service: EventsService, { reason, wait }: Setback, lost: number): number {
    const about = { host: hostOf(service), reason, lost };
    if (this.#setbacks === 0)
      this.#options.log.warn(
        about,
        'The events service does not take what is published; it is tried again. Pages that show boards read them anew meanwhile.',
      );
    const growing = Math.min(FIRST_WAIT * 2 ** this.#setbacks, LONGEST_WAIT);
    this.#setbacks = Math.min(this.#setbacks + 1, 10);
    return Math.max(growing * (0.75 + Math.random() / 4), Math.min(wait, LONGEST_ASKED));
  }

  async #rest(): Promise<void> {
    const { signal } = this.#stopping;
    if (!this.#rung && !signal.aborted) {
      const rung = Promise.withResolvers<void>();
      this.#wake = rung.resolve;
      const timer = setTimeout(rung.resolve, EVERY).unref();
      await rung.promise;
      clearTimeout(timer);
    }
    this.#rung = false;
    await sleep(GATHERED, undefined, { signal }).catch(() => undefined);
  }
}

const hostOf = ({ endpoint }: EventsService) => new URL(endpoint).host;
