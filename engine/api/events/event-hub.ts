import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { ChannelIndex } from '#domain/events/channel-index.ts';
import { KEEP_ALIVE_MS } from '#domain/events/limits.ts';
import type { Namespaces } from '#domain/events/namespaces.ts';
import type { SignedRequest } from '#domain/events/signature.ts';
import type { LiveMessage } from '../core/events/live-message.ts';
import { liveMessagesOf } from '../core/events/live-messages.ts';
import type { ApiServices } from '../http/services.ts';
import { repeatWork } from '../workers/repeated-work.ts';
import type { ConnectionContext, DropReason } from './connection-context.ts';
import { EventConnection } from './event-connection.ts';
import { type EventLimits, type EventOptions, namespacesOf } from './event-options.ts';
import { LARGEST_SLICE } from './event-writer.ts';
import { GrantChecks } from './grant-checks.ts';
import { type Grant, grantOf } from './grants.ts';
import type { Receiver, Subscription } from './subscription.ts';
import { wireFrames } from './wire-frames.ts';

/** Well within the minute in which an ended session must lose its connections. Milliseconds. */
const CHECK_EVERY = 30_000;
/** Connections that are checked at a time. */
const CHECKED_AT_ONCE = 4;

/** All connections of this process, and who subscribed to what. */
export class EventHub implements ConnectionContext {
  readonly services: ApiServices;
  readonly limits: EventLimits | undefined;
  readonly namespaces: Namespaces;
  readonly #publicKey: string;
  readonly #connections = new Set<EventConnection>();
  readonly #index = new ChannelIndex<Subscription>();
  readonly #unlisten: () => void;
  readonly #keepAlive: NodeJS.Timeout;
  readonly #checks;
  #waiting: LiveMessage[] = [];
  #stopped = false;

  constructor({ services, limits, publicKey }: Omit<EventOptions, 'addressOf'>) {
    this.services = services;
    this.limits = limits;
    this.namespaces = namespacesOf(services.environment);
    this.#publicKey = publicKey;
    const { store, metrics } = services;
    this.#unlisten = liveMessagesOf(store).listen((message) => this.#enqueue(message));
    this.#keepAlive = setInterval(() => {
      for (const connection of this.#connections) connection.keepAlive();
    }, KEEP_ALIVE_MS).unref();
    this.#checks = repeatWork(
      () => this.checkGrants(),
      CHECK_EVERY,
      (error) => this.#reportUnchecked(error),
    );
    this.#checks.start();
    metrics.live.countConnections(() => this.#connections.size);
  }

  get connections(): ReadonlySet<EventConnection> {
    return this.#connections;
  }

  /** Takes a client's connection in, until it closes. `address`: where it asks from. */
  connect(websocket: WebSocket, socket: Socket, address: string): EventConnection {
    const connection = new EventConnection(this, websocket, socket, address);
    this.#connections.add(connection);
    websocket.on('close', () => this.#connections.delete(connection));
    return connection;
  }

  subscribe(subscription: Subscription): void {
    this.#index.add(subscription.channel, subscription);
  }

  unsubscribe(subscription: Subscription): void {
    this.#index.remove(subscription.channel, subscription);
  }

  /** Finds out who asks. @throws ProtocolError, StoreUnavailableError */
  identify(request: SignedRequest): Promise<Grant> {
    return grantOf(this.services, this.#publicKey, request);
  }

  /**
   * Closes the connections of everybody whose session or link has ended. One that cannot be checked
   * now stays: it is checked again.
   */
  async checkGrants(): Promise<void> {
    const checks = new GrantChecks(this.services);
    // One iterator for all that work at a time: each connection is checked by one of them.
    const connections = this.#connections.values();
    let failure: { readonly error: unknown } | undefined;
    const checkConnections = async () => {
      for (const connection of connections) {
        if (this.#stopped) return;
        try {
          await connection.checkGrants(checks);
        } catch (error) {
          failure ??= { error };
        }
      }
    };
    await Promise.all(Array.from({ length: CHECKED_AT_ONCE }, checkConnections));
    if (failure) this.#reportUnchecked(failure.error);
  }

  #reportUnchecked(error: unknown): void {
    const { log } = this.services;
    log.warn({ err: error }, 'Some live connections could not be checked; they are checked again.');
  }

  dropped(reason: DropReason): void {
    this.services.metrics.live.dropped(reason);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#unlisten();
    while (this.#waiting.length > 0) this.#deliver();
    clearInterval(this.#keepAlive);
    await this.#checks.stop();
  }

  /** What comes at once goes out at once: several events then take one write for each client. */
  #enqueue(message: LiveMessage): void {
    this.#waiting.push(message);
    if (this.#waiting.length === 1) this.#deliverSoon();
  }

  #deliverSoon(): void {
    setImmediate(() => {
      this.#deliver();
      // Between two turns clients fetch what was written.
      if (this.#waiting.length > 0) this.#deliverSoon();
    });
  }

  /** Sends as much as one turn of the event loop takes. */
  #deliver(): void {
    const messages = this.#takeSlice();
    const held: Receiver[] = [];
    let count = 0;
    for (const { channel, event } of messages) {
      let write: ReturnType<typeof wireFrames> | undefined;
      this.#index.each(channel.slice(1).split('/'), ({ receiver, id }) => {
        write ??= wireFrames(event);
        // A single event needs nothing to be put together.
        if (messages.length > 1 && receiver.hold()) held.push(receiver);
        receiver.deliver(id, event.length, write);
        count += 1;
      });
    }
    for (const receiver of held) receiver.letGo();
    this.services.metrics.live.sent(count);
  }

  #takeSlice(): LiveMessage[] {
    let characters = 0;
    let count = 0;
    for (const { event } of this.#waiting) {
      characters += event.length;
      if (count > 0 && characters > LARGEST_SLICE) break;
      count += 1;
    }
    const slice = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(count);
    return slice;
  }
}
