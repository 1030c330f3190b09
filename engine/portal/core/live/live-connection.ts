import type { AuthorizationHeaders } from '#domain/events/authorization.ts';
import type { PublishAnswer } from '#domain/events/publish.ts';
import type { ServerFrame, WireError } from '#domain/events/server-frames.ts';
import { backOff } from './back-off.ts';
import { ConnectionLog, type LogListener } from './connection-log.ts';
import { type ChannelListener, LiveChannel } from './live-channel.ts';
import {
  ANSWER_TIMEOUT,
  isUnauthorized,
  LiveSocket,
  type OpenSocket,
  type SocketEnd,
} from './live-socket.ts';
import { Publishing } from './publishing.ts';
import { watchWaking } from './watch-waking.ts';

/** Milliseconds that an unused connection is kept: the next page may want it. */
export const LINGER = 30_000;
/** Milliseconds that a channel is kept subscribed to: the next page may want it. */
export const CHANNEL_LINGER = 1_000;
/** Milliseconds after which a connection counts as one that held. */
const STABLE = 10_000;

/** What a connection, a subscription or a publish is authorized for. */
export interface AuthorizationRequest {
  /** The text that a signature covers. */
  readonly body: string;
  /** What was shown before has been refused. */
  readonly fresh: boolean;
}
export type Authorize = (request: AuthorizationRequest) => Promise<AuthorizationHeaders>;

export interface ConnectionParts {
  /** `wss://…/event/realtime` */
  readonly url: string;
  readonly authorize: Authorize;
  readonly open?: OpenSocket;
  readonly random?: () => number;
  /** How it learns that trying again is worth it. */
  readonly watch?: typeof watchWaking;
}

/** `waiting`: for the next attempt. `refused`: the server does not take who asks. */
export type ConnectionPhase = 'idle' | 'connecting' | 'live' | 'waiting' | 'refused';

/**
 * The page's connection to the events service. It is open while somebody listens, comes back by
 * itself, and then subscribes anew to what is listened to.
 */
export class LiveConnection {
  readonly log = new ConnectionLog();
  readonly #parts: Required<ConnectionParts>;
  readonly #channels = new Map<string, LiveChannel>();
  readonly #publishing: Publishing;
  #phase: ConnectionPhase = 'idle';
  /** The attempt under way, or the one that is up. */
  #current: object | undefined;
  #socket: LiveSocket | undefined;
  #holders = 0;
  #attempt = 0;
  #liveSince = 0;
  /** Fresh authorization was tried since the connection was last up. */
  #refreshed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lingerTimer: ReturnType<typeof setTimeout> | undefined;
  #unwatch: (() => void) | undefined;
  #lastId = 0;
  #retired = false;

  constructor(parts: ConnectionParts) {
    const { url, authorize, open = openSocket, random = Math.random, watch = watchWaking } = parts;
    this.#parts = { url, authorize, open, random, watch };
    this.#publishing = new Publishing({
      nextId: () => this.#nextId(),
      authorize,
      send: (text) => this.#socket?.send(text),
    });
  }

  get phase(): ConnectionPhase {
    return this.#phase;
  }

  /** Hears a channel from now on; returns what ends that. */
  listen(name: string, listener: ChannelListener): () => void {
    const channel = this.#channels.get(name) ?? this.#addChannel(name);
    channel.add(listener);
    const release = this.hold();
    return () => {
      if (!channel.delete(listener)) return;
      release();
      setTimeout(() => {
        if (channel.size > 0 || this.#channels.get(name) !== channel) return;
        channel.close();
        this.#channels.delete(name);
      }, CHANNEL_LINGER);
    };
  }

  /** Keeps the connection open without a channel; returns what ends that. */
  hold(): () => void {
    let held = true;
    this.#holders += 1;
    clearTimeout(this.#lingerTimer);
    if (this.#phase === 'idle') this.#start();
    return () => {
      if (!held) return;
      held = false;
      this.#holders -= 1;
      if (this.#holders > 0) return;
      if (this.#retired) this.#stop();
      else this.#lingerTimer = setTimeout(() => this.#stop(), LINGER);
    };
  }

  /** Sends up to five events, each the text of a JSON value. @throws Error where it cannot. */
  publish(channel: string, events: readonly string[]): Promise<PublishAnswer> {
    if (this.#phase !== 'live') return Promise.reject(new Error('NOT_CONNECTED'));
    return this.#publishing.publish(channel, events);
  }

  /** Hears of every frame and change of phase; returns what ends that. */
  observe(listener: LogListener): () => void {
    return this.log.subscribe(listener);
  }

  /** Another connection takes its place: it ends as soon as nobody uses it. */
  retire(): void {
    this.#retired = true;
    if (this.#holders === 0) this.#stop();
  }

  #addChannel(name: string): LiveChannel {
    const channel = new LiveChannel({
      name,
      nextId: () => this.#nextId(),
      authorize: this.#parts.authorize,
      send: (text) => this.#socket?.send(text),
      random: this.#parts.random,
      onUnanswered: () => this.#lost({ reason: 'unanswered', detail: 'no subscribe_success' }),
    });
    this.#channels.set(name, channel);
    if (this.#phase === 'live') channel.open();
    else if (this.#phase !== 'idle' && this.#phase !== 'connecting')
      channel.drop(this.#phase === 'refused');
    return channel;
  }

  #start(): void {
    this.#unwatch ??= this.#parts.watch((network) => this.#wake(network));
    void this.#connect(false);
  }

  async #connect(fresh: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.#enter('connecting');
    // What is answered after this attempt was given up is nobody's.
    const attempt = {};
    this.#current = attempt;
    this.#timer = setTimeout(
      () => this.#lost({ reason: 'unanswered', detail: 'no authorization' }),
      ANSWER_TIMEOUT,
    );
    let headers: AuthorizationHeaders;
    try {
      headers = await this.#parts.authorize({ body: '{}', fresh });
    } catch (error) {
      if (this.#current === attempt) this.#lost({ reason: 'closed', detail: String(error) });
      return;
    }
    if (this.#current !== attempt) return;
    clearTimeout(this.#timer);
    this.#socket = new LiveSocket({
      url: this.#parts.url,
      open: this.#parts.open,
      headers,
      onAcknowledged: () => this.#up(),
      onFrame: (frame) => this.#receive(frame),
      onEnd: (end) => this.#lost(end),
      onText: (direction, text) => this.log.add({ kind: 'frame', direction, text }),
    });
  }

  #up(): void {
    this.#liveSince = Date.now();
    this.#refreshed = false;
    this.#enter('live');
    for (const channel of this.#channels.values()) channel.open();
  }

  #receive(frame: ServerFrame): void {
    if (this.#publishing.receive(frame)) return;
    for (const channel of this.#channels.values()) if (channel.receive(frame)) return;
  }

  #lost(end: SocketEnd): void {
    this.#drop();
    if (this.#liveSince > 0 && Date.now() - this.#liveSince >= STABLE) this.#attempt = 0;
    this.#liveSince = 0;
    if (end.reason === 'refused') {
      this.log.add({ kind: 'refused', errors: end.errors });
      this.#refused(end.errors);
      return;
    }
    const delay = backOff(this.#attempt, this.#parts.random());
    this.#attempt += 1;
    this.log.add({ kind: 'lost', reason: end.reason, detail: end.detail, delay });
    this.#enter('waiting');
    this.#timer = setTimeout(() => void this.#connect(false), delay);
  }

  /** The same once more with what was just issued; after that nothing would change. */
  #refused(errors: readonly WireError[]): void {
    if (this.#refreshed || !isUnauthorized(errors)) {
      this.#enter('refused');
      this.#drop(true);
      return;
    }
    this.#refreshed = true;
    void this.#connect(true);
  }

  #wake(network: boolean): void {
    if (this.#phase === 'waiting') void this.#connect(false);
    else if (this.#phase === 'connecting' && network && !this.#socket)
      // What was asked for to authorize it may hang on the network that is gone.
      void this.#connect(this.#refreshed);
    else if (this.#phase === 'live' && network) {
      // A socket does not outlive the network that it was made on, though it may not know yet.
      this.#drop();
      void this.#connect(false);
    } else this.#socket?.check();
  }

  #drop(refused = false): void {
    this.#current = undefined;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = undefined;
    this.#publishing.drop();
    for (const channel of this.#channels.values()) channel.drop(refused);
  }

  #stop(): void {
    this.#drop();
    this.#unwatch?.();
    this.#unwatch = undefined;
    this.#attempt = 0;
    this.#refreshed = false;
    this.#enter('idle');
  }

  #enter(phase: ConnectionPhase): void {
    this.#phase = phase;
    this.log.add({ kind: 'phase', phase });
  }

  #nextId(): string {
    this.#lastId += 1;
    return `${this.#lastId}`;
  }
}

const openSocket: OpenSocket = (url, protocols) => new WebSocket(url, protocols);
