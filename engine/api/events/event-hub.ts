import { ChannelIndex } from '#domain/events/channel-index.ts';
import { KEEP_ALIVE_MS } from '#domain/events/limits.ts';
import type { Namespaces } from '#domain/events/namespaces.ts';
import type { SignedRequest } from '#domain/events/signature.ts';
import type { LiveMessage } from '../live/live-message.ts';
import { liveMessagesOf } from '../live/live-messages.ts';
import { repeatWork } from '../workers/repeated-work.ts';
import { type EventConnection, LARGEST_SLICE } from './event-connection.ts';
import { type EventOptions, namespacesOf } from './event-options.ts';
import { type Grant, grantOf } from './grants.ts';
import { Judging } from './judging.ts';
import type { Subscription } from './operations.ts';
import { PUBLISH_PATH } from './publish-plugin.ts';
import { wireFrames } from './wire-frames.ts';

/** Why a connection was ended by the server. */
export type DropReason = 'slow' | 'flood' | 'dead' | 'revoked' | 'refused';

/** Well within the minute in which an ended session must lose its connections. Milliseconds. */
const JUDGE_EVERY = 30_000;
/** Connections that are judged at a time. */
const JUDGED_AT_ONCE = 4;

/** All connections of this process, and who subscribed to what. */
export class EventHub {
  readonly options: EventOptions;
  readonly namespaces: Namespaces;
  /** What clients sign for. */
  readonly path = PUBLISH_PATH;
  readonly #connections = new Set<EventConnection>();
  readonly #index = new ChannelIndex<Subscription>();
  readonly #unlisten: () => void;
  readonly #keepAlive: NodeJS.Timeout;
  readonly #judging;
  #told: LiveMessage[] = [];
  #stopped = false;

  constructor(options: EventOptions) {
    this.options = options;
    this.namespaces = namespacesOf(options.services.environment);
    const { store, metrics } = options.services;
    this.#unlisten = liveMessagesOf(store).listen((message) => this.#tell(message));
    this.#keepAlive = setInterval(() => {
      for (const connection of this.#connections) connection.keepAlive();
    }, KEEP_ALIVE_MS).unref();
    this.#judging = repeatWork(
      () => this.judgeAll(),
      JUDGE_EVERY,
      (error) => this.#reportJudging(error),
    );
    this.#judging.start();
    metrics.live.countConnections(() => this.#connections.size);
  }

  get connections(): ReadonlySet<EventConnection> {
    return this.#connections;
  }

  add(connection: EventConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: EventConnection): void {
    this.#connections.delete(connection);
  }

  subscribe(subscription: Subscription): void {
    this.#index.add(subscription.channel, subscription);
  }

  unsubscribe(subscription: Subscription): void {
    this.#index.remove(subscription.channel, subscription);
  }

  /** Finds out who asks. @throws ProtocolError, StoreUnavailableError */
  judge(request: SignedRequest): Promise<Grant> {
    const { services, publicKey } = this.options;
    return grantOf(services, publicKey, request);
  }

  /**
   * Closes the connections of everybody whose session or link has ended. Who cannot be judged now is
   * not turned away: it is asked again.
   */
  async judgeAll(): Promise<void> {
    const judging = new Judging(this.options.services);
    const turns = this.#connections.values();
    let failure: { readonly error: unknown } | undefined;
    const judge = async () => {
      for (const connection of turns) {
        if (this.#stopped) return;
        try {
          await connection.judgeAgain(judging);
        } catch (error) {
          failure ??= { error };
        }
      }
    };
    await Promise.all(Array.from({ length: JUDGED_AT_ONCE }, judge));
    if (failure) this.#reportJudging(failure.error);
  }

  #reportJudging(error: unknown): void {
    const { log } = this.options.services;
    log.warn({ err: error }, 'Some live connections could not be judged; they are asked again.');
  }

  dropped(reason: DropReason): void {
    this.options.services.metrics.live.dropped(reason);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unlisten();
    while (this.#told.length > 0) this.#deliver();
    clearInterval(this.#keepAlive);
    await this.#judging.stop();
  }

  /** What is told at once goes out at once: several events then take one write for each client. */
  #tell(message: LiveMessage): void {
    this.#told.push(message);
    if (this.#told.length === 1) this.#deliverSoon();
  }

  #deliverSoon(): void {
    setImmediate(() => {
      this.#deliver();
      // Between two turns clients fetch what was written.
      if (this.#told.length > 0) this.#deliverSoon();
    });
  }

  /** Tells as much as one turn takes. */
  #deliver(): void {
    const messages = this.#takeSlice();
    const held: EventConnection[] = [];
    let count = 0;
    for (const { channel, event } of messages) {
      let write: ReturnType<typeof wireFrames> | undefined;
      this.#index.each(channel.slice(1).split('/'), ({ connection, id }) => {
        write ??= wireFrames(event);
        // A single event needs nothing to be put together.
        if (messages.length > 1 && connection.hold()) held.push(connection);
        connection.deliver(id, event.length, write);
        count += 1;
      });
    }
    for (const connection of held) connection.letGo();
    this.options.services.metrics.live.sent(count);
  }

  #takeSlice(): LiveMessage[] {
    let characters = 0;
    let count = 0;
    for (const { event } of this.#told) {
      characters += event.length;
      if (count > 0 && characters > LARGEST_SLICE) break;
      count += 1;
    }
    const slice = this.#told.slice(0, count);
    this.#told = this.#told.slice(count);
    return slice;
  }
}
