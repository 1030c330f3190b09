import { retryDelay } from '#domain/jobs/retry-delay.ts';
import { Rest } from '../../workers/bell.ts';
import { Lease } from '../../workers/lease.ts';
import { type RepeatedWork, repeatWork } from '../../workers/repeated-work.ts';
import type { ConnectorContext, Listener } from '../connector.ts';
import { momentOf } from '../moment-of.ts';
import { PlatformError } from '../platform-fetch.ts';
import { noteFault } from '../platform-state.ts';
import { isAnythingWanted } from '../subscription-rows.ts';
import { bindShard, ensureConduit, readShard } from './conduit.ts';
import {
  CONDUIT_LEASE,
  noteApart,
  noteClosed,
  noteConnected,
  readConduit,
} from './conduit-rows.ts';
import { pushOf } from './event-messages.ts';
import { EVENTS, type EventSocket, openEventSocket, type SocketMessage } from './event-socket.ts';
import { PushInbox } from './push-inbox.ts';
import { wantedKinds } from './subscribe.ts';

export interface ConduitTimes {
  /** Milliseconds between looks whether there is something to do; the lease is renewed as often. */
  readonly look: number;
  /** Seconds until the lease of an instance that ended is another's. */
  readonly lease: number;
  /** Milliseconds between looks whether Twitch still tells over our connection. */
  readonly compare: number;
  readonly retry: { readonly first: number; readonly longest: number };
}

const TIMES: ConduitTimes = {
  ...{ look: 5_000, lease: 30, compare: 60_000 },
  retry: { first: 1_000, longest: 120_000 },
};
/** Where a connection may be moved to. */
const OWN_HOST = /^wss:\/\/(?:[a-z0-9-]+\.)*twitch\.tv(?:\/|\?|$)/;
/** One that stood for so long was well: what ends it is no failure that follows another. Milliseconds. */
const STOOD = 60_000;
/** Until a stop gives up waiting for whatever hangs. Milliseconds. */
const STOP = 3_000;

/**
 * Keeps the connection of our conduit open where Twitch can reach no address of ours, in one instance
 * at a time, and stores what comes over it as if it had come to the address.
 */
export class ConduitKeeper implements Listener {
  readonly #contextOf: () => ConnectorContext | undefined;
  readonly #times: ConduitTimes;
  readonly #inbox = new PushInbox();
  readonly #rest = new Rest();
  readonly #stopping = new AbortController();
  #lease: Lease | undefined;
  #renewing: RepeatedWork | undefined;
  #running: Promise<void> = Promise.resolve();
  #current: EventSocket | undefined;
  /** The conduit that tells over the current connection. */
  #bound: string | undefined;
  /** Where the next connection is to be opened beside the current one, which is read until then. */
  #next: string | undefined;
  #openedAt = 0;
  #comparedAt = 0;
  #failures = 0;
  #retryAt = 0;

  constructor(context: () => ConnectorContext | undefined, times: ConduitTimes = TIMES) {
    this.#contextOf = context;
    this.#times = times;
  }

  start(): void {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#rest.ring();
    const limit = new Promise<void>((resolve) => void setTimeout(resolve, STOP).unref());
    // At once, whatever the rest of it waits for.
    await Promise.race([Promise.all([this.#current?.close(), this.#end()]), limit]);
  }

  async #end(): Promise<void> {
    await this.#running;
    await this.#letGo();
    await this.#inbox.close();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      const { rung } = this.#rest;
      const context = this.#contextOf();
      try {
        if (context?.access.callback !== undefined || !context) await this.#letGo();
        else await this.#look(context, signal);
      } catch (error) {
        if (!signal.aborted && context) await this.#noteFailure(context, error);
      }
      const retry = this.#retryAt - performance.now();
      await this.#rest.until(
        rung,
        retry > 0 ? Math.min(retry, this.#times.look) : this.#times.look,
      );
    }
  }

  async #look(context: ConnectorContext, signal: AbortSignal): Promise<void> {
    if (!(await this.#hold(context))) return this.#closeCurrent();
    if (performance.now() < this.#retryAt) return;
    if (this.#current && this.#next === undefined) return this.#compare(context, signal);
    if (!(await readConduit(context)) && !(await isAnythingWanted(context, wantedKinds(context))))
      return;
    await this.#open(context, signal);
  }

  /** Takes the lease, and has it renewed beside whatever takes long. @returns whether it is ours */
  async #hold(context: ConnectorContext): Promise<boolean> {
    this.#lease ??= new Lease(context.store, CONDUIT_LEASE, this.#times.lease);
    const lease = this.#lease;
    if (!this.#renewing) {
      if (!(await lease.take())) return false;
      // Whoever had it may have ended without a word.
      await noteClosed(context);
      // A store that is away lets nobody else have it.
      this.#renewing = repeatWork(
        () => lease.take(),
        this.#times.look,
        () => undefined,
      );
      this.#renewing.start();
    }
    if (lease.held) return true;
    context.log.info({}, 'Another instance has the connection to Twitch now.');
    await this.#stopRenewing();
    return false;
  }

  /** Opens a connection, binds the conduit to it, and ends the one before, if any. */
  async #open(context: ConnectorContext, signal: AbortSignal): Promise<void> {
    const address = this.#next ?? EVENTS;
    const conduit_id =
      this.#current && this.#bound ? this.#bound : await ensureConduit(context, signal);
    let socket: EventSocket | undefined;
    socket = await openEventSocket(
      context.access,
      address,
      {
        onMessage: (message) => this.#take(context, message),
        onMove: (to) => this.#move(to, socket),
        onEnd: (reason) => this.#noteEnd(context, socket, reason),
      },
      signal,
    );
    try {
      if (socket.session_id !== this.#current?.session_id || conduit_id !== this.#bound)
        await bindShard(context, conduit_id, socket.session_id, signal);
      if (socket.ended()) throw new PlatformError('unreachable', 'Twitch closed the connection.');
    } catch (error) {
      await socket.close();
      throw error;
    }
    const before = this.#current;
    this.#current = socket;
    this.#bound = conduit_id;
    this.#next = undefined;
    this.#openedAt = performance.now();
    this.#comparedAt = this.#openedAt;
    await before?.close();
    await noteConnected(context);
    if (!before) context.log.info({ conduit_id }, 'Twitch tells over a conduit from now on.');
  }

  /** Whether Twitch still tells over our connection: another one may have been bound, or the conduit be gone. */
  async #compare(context: ConnectorContext, signal: AbortSignal): Promise<void> {
    const { session_id } = this.#current ?? {};
    if (performance.now() - this.#comparedAt < this.#times.compare) return;
    this.#comparedAt = performance.now();
    const shard = this.#bound && (await readShard(context, this.#bound, signal));
    if (shard === 'gone') this.#bound = undefined;
    const session = typeof shard === 'object' ? shard.transport?.session_id : undefined;
    const well = typeof shard === 'object' && shard.status === 'enabled' && session === session_id;
    if (well) this.#failures = 0;
    if (well || this.#current?.session_id !== session_id) return;
    context.log.warn({ shard }, 'Twitch does not tell over the connection; another one is opened.');
    this.#next = EVENTS;
    this.#rest.ring();
  }

  #move(to: string, from: EventSocket | undefined): void {
    if (from !== this.#current) return;
    this.#next = OWN_HOST.test(to) ? to : EVENTS;
    this.#retryAt = 0;
    this.#rest.ring();
  }

  #take(context: ConnectorContext, { metadata, payload }: SocketMessage): void {
    const { message_id, message_type, message_timestamp } = metadata ?? {};
    const sent_at = momentOf(message_timestamp);
    if (typeof message_id !== 'string' || message_id === '' || !sent_at) return;
    const push = pushOf(String(message_type), message_id, sent_at, payload);
    if (push) this.#inbox.take(context, push);
  }

  #noteEnd(context: ConnectorContext, socket: EventSocket | undefined, reason: string): void {
    if (!socket || socket !== this.#current) return;
    this.#current = undefined;
    this.#next = undefined;
    if (performance.now() - this.#openedAt > STOOD) this.#failures = 0;
    const error = new PlatformError('unreachable', `The connection to Twitch ended: ${reason}`);
    void this.#noteFailure(context, error);
  }

  /** What failed is tried again, later each time. While a connection is open, it is not the one that failed. */
  async #noteFailure(context: ConnectorContext, error: unknown): Promise<void> {
    this.#failures += 1;
    const delay = retryDelay(this.#failures, this.#times.retry, Math.random());
    this.#retryAt = performance.now() + delay;
    // Where it was to be moved to may be of use once only.
    if (this.#next !== undefined) this.#next = EVENTS;
    this.#rest.ring();
    const message = error instanceof Error ? error.message : String(error);
    context.log.warn({ err: error, failures: this.#failures }, message);
    try {
      if (!this.#current) await noteApart(context, message);
      else if (error instanceof PlatformError) await noteFault(context, error);
    } catch (reason) {
      context.log.warn({ err: reason }, 'How the connection to Twitch stands could not be noted.');
    }
  }

  async #closeCurrent(): Promise<void> {
    const socket = this.#current;
    this.#current = undefined;
    this.#bound = undefined;
    this.#next = undefined;
    await socket?.close();
  }

  async #stopRenewing(): Promise<void> {
    const renewing = this.#renewing;
    this.#renewing = undefined;
    await renewing?.stop();
  }

  /** Closes the connection, and lets another instance open one at once. */
  async #letGo(): Promise<void> {
    const held = this.#lease?.held;
    await this.#closeCurrent();
    await this.#stopRenewing();
    const context = this.#contextOf();
    if (!held || !this.#lease) return;
    try {
      if (context) await noteClosed(context);
      await this.#lease.end();
    } catch {
      // The store is away: the lease runs out by itself.
    }
  }
}
