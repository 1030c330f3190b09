import type { Socket } from 'node:net';
import type { RawData, WebSocket } from 'ws';
import { publishes } from '#domain/events/channel-access.ts';
import { parseClientFrame } from '#domain/events/client-frames.ts';
import { decodeSubprotocols } from '#domain/events/connection-header.ts';
import {
  CLOSE_REFUSED,
  CONNECTION_LIFETIME_MS,
  exceeds,
  LARGEST_EVENT,
} from '#domain/events/limits.ts';
import { type Answerable, ProtocolError } from '#domain/events/protocol-error.ts';
import {
  broadcastErrorFrame,
  connectionErrorFrame,
  encodeServerFrame,
  errorFrame,
  type ServerFrame,
} from '#domain/events/server-frames.ts';
import type { SignedRequest } from '#domain/events/signature.ts';
import { StoreUnavailableError } from '../store/errors.ts';
import { answerable, bytesOf } from './answerable.ts';
import { notAllowed } from './channel-rights.ts';
import type { EventHub } from './event-hub.ts';
import { FrameAllowance } from './frame-allowance.ts';
import { FrameQueue } from './frame-queue.ts';
import type { Grant } from './grants.ts';
import type { Judging } from './judging.ts';
import { answerFrame, type Subscription } from './operations.ts';

/** Bytes that may wait for a client; who does not fetch them is too slow. */
export const LARGEST_BACKLOG = 1024 * 1024;
/** What a client is given to take its leave. Milliseconds. */
const CLOSING_MILLISECONDS = 5_000;
/** Who shows so many things that do not hold is guessing. */
const MOST_REFUSALS = 5;
/** Bytes that are written to a client before what it has fetched is looked at again. */
export const LARGEST_SLICE = 256 * 1024;

const CLOSE_GOING_AWAY = 1001;
const CLOSE_POLICY = 1008;
const CLOSE_TRY_LATER = 1013;

/** One client's connection: its frames are answered one after another. */
export class EventConnection {
  readonly hub: EventHub;
  /** Where the client asks from. */
  readonly address: string;
  readonly subscriptions = new Map<string, Subscription>();
  readonly #websocket: WebSocket;
  readonly #socket: Socket;
  readonly #queue: FrameQueue;
  readonly #allowance: FrameAllowance | undefined;
  readonly #opened = performance.now();
  #grant: Grant | undefined;
  #heard = true;
  #over = false;
  #refusals = 0;
  /** Characters that were written since it was held; undefined where it is not. */
  #held: number | undefined;

  constructor(hub: EventHub, websocket: WebSocket, socket: Socket, address: string) {
    this.hub = hub;
    this.address = address;
    this.#websocket = websocket;
    this.#socket = socket;
    const { limits } = hub.options;
    this.#allowance = limits && new FrameAllowance(limits.frames);
    this.#queue = new FrameQueue(websocket, (text) => this.#answer(text));
    websocket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    websocket.on('pong', () => {
      this.#heard = true;
    });
    // What is wrong with a frame of WebSocket itself, `ws` answers by closing.
    websocket.on('error', () => undefined);
    websocket.on('close', () => this.#end());
  }

  /** Who is connected; undefined until that is known. */
  get grant(): Grant | undefined {
    return this.#grant;
  }

  /** True where nothing is sent any more. */
  get over(): boolean {
    return this.#over;
  }

  /** Bytes that wait for the client to fetch them. */
  get backlog(): number {
    return this.#socket.writableLength;
  }

  /** Finds out who it is; frames wait meanwhile. `refusal`: it may not be here at all. */
  open(protocols: string | undefined, refusal: () => Promise<ProtocolError | undefined>): void {
    this.#queue.first(async () => {
      try {
        const refused = await refusal();
        if (refused) throw refused;
        const headers = decodeSubprotocols(protocols);
        this.#grant = await this.hub.judge({ headers, path: this.hub.path, body: '{}' });
      } catch (error) {
        this.#refuse(error);
      }
    });
  }

  /**
   * Finds out who shows something new, as often as their address may ask.
   * @throws ProtocolError, StoreUnavailableError
   */
  async judge(request: SignedRequest): Promise<Grant> {
    const { limits, services } = this.hub.options;
    const tooOften =
      limits && (await services.rateLimits.check('read', `events-shown:${this.address}`));
    if (tooOften) throw new ProtocolError('RATE_EXCEEDED');
    return this.hub.judge(request);
  }

  send(frame: ServerFrame): void {
    if (!this.#over && this.#keepsUp()) this.#websocket.send(encodeServerFrame(frame));
  }

  /**
   * Keeps the events of this turn until `letGo`, which sends them in one.
   * @returns false where it was done before
   */
  hold(): boolean {
    if (this.#held !== undefined) return false;
    this.#held = 0;
    // What waits is only known of a socket that is not held.
    if (this.#open) this.#keepsUp();
    this.#socket.cork();
    return true;
  }

  /** Sends an event of so many characters by `write`, unless the client is too slow for it. */
  deliver(id: string, characters: number, write: (socket: Socket, id: string) => void): void {
    if (!this.#open) return;
    if (this.#held === undefined) {
      if (this.#keepsUp()) write(this.#socket, id);
      return;
    }
    if (this.#held > 0 && this.#held + characters > LARGEST_SLICE) {
      // Several subscriptions may hear the same.
      this.letGo();
      this.hold();
      if (!this.#open) return;
    }
    this.#held = (this.#held ?? 0) + characters;
    write(this.#socket, id);
  }

  letGo(): void {
    this.#held = undefined;
    this.#socket.uncork();
  }

  /** Closes it and says why. */
  close(code: number, reason: string): void {
    if (this.#over) return;
    this.#end();
    this.#websocket.resume();
    this.#websocket.close(code, reason);
    setTimeout(() => this.#websocket.terminate(), CLOSING_MILLISECONDS).unref();
  }

  /** Ends it without a word. */
  cut(): void {
    this.#end();
    this.#websocket.terminate();
  }

  goAway(): void {
    this.close(CLOSE_GOING_AWAY, 'The server is being stopped. Connect again.');
  }

  /** Closes where it has lived its time or nobody is there any more; otherwise says it is there. */
  keepAlive(): void {
    if (performance.now() - this.#opened > CONNECTION_LIFETIME_MS) {
      this.close(CLOSE_GOING_AWAY, 'A connection lives for a day. Connect again.');
      return;
    }
    if (!this.#heard) {
      this.hub.dropped('dead');
      this.#websocket.terminate();
      return;
    }
    this.#heard = false;
    this.send({ type: 'ka' });
    if (!this.#over) this.#websocket.ping();
  }

  /**
   * Closes where what it or one of its subscriptions was granted does not hold any more; ends the
   * subscriptions that only members may have, where they are none any more.
   * @throws StoreUnavailableError
   */
  async judgeAgain(judging: Judging): Promise<void> {
    const own = [...this.subscriptions.values()].map(({ grant }) => grant);
    const grants = new Set(this.#grant ? [this.#grant, ...own] : own);
    for (const grant of grants) {
      if (this.#over || (await judging.holds(grant))) continue;
      this.hub.dropped('revoked');
      this.send(connectionErrorFrame(new ProtocolError('AUTHORIZATION_REFUSED')));
      return this.close(CLOSE_REFUSED, 'What you connected with has ended. Sign in again.');
    }
    for (const subscription of [...this.subscriptions.values()])
      if (!(await judging.mayHear(subscription))) this.#endSubscription(subscription);
  }

  #endSubscription(subscription: Subscription): void {
    const { id, channel } = subscription;
    if (this.subscriptions.get(id) !== subscription) return;
    this.subscriptions.delete(id);
    this.hub.unsubscribe(subscription);
    this.send(broadcastErrorFrame(id, notAllowed(channel)));
  }

  #receive(data: RawData, isBinary: boolean): void {
    this.#heard = true;
    if (this.#over) return;
    const text = isBinary ? '' : String(data); // nothing is no JSON either
    const verdict = this.#allowance?.take(bytesOf(data)) ?? 'pass';
    if (verdict === 'pass') this.#queue.add(text);
    else if (verdict === 'refuse')
      this.send(errorFrame(new ProtocolError('RATE_EXCEEDED'), answerable(text)));
    else {
      this.hub.dropped('flood');
      this.close(CLOSE_POLICY, 'Too many messages. Send more slowly.');
    }
  }

  async #answer(text: string): Promise<void> {
    let frame: Answerable | undefined;
    try {
      // Who may not publish has nothing to say that is so long: it is not read.
      if (!this.#mayPublish && exceeds(text, LARGEST_EVENT))
        throw new ProtocolError('FRAME_TOO_LARGE', LARGEST_EVENT);
      const read = parseClientFrame(text);
      if (read.type !== 'connection_init') frame = read;
      const answer = await answerFrame(this, read);
      if (answer) this.send(answer);
    } catch (error) {
      const meaning = this.#meaning(error, frame);
      this.send(errorFrame(meaning, frame));
      if (meaning.code === 'AUTHORIZATION_REFUSED') this.#countRefusal();
    }
  }

  #countRefusal(): void {
    this.#refusals += 1;
    if (this.#refusals < MOST_REFUSALS) return;
    this.hub.dropped('refused');
    this.close(CLOSE_REFUSED, 'Too much of what you showed does not hold. Sign in again.');
  }

  #meaning(error: unknown, frame: Answerable | undefined): ProtocolError {
    if (error instanceof ProtocolError) return error;
    if (!(error instanceof StoreUnavailableError))
      this.hub.options.services.log.error({ err: error }, 'A frame could not be answered.');
    return new ProtocolError(frame?.type === 'publish' ? 'MESSAGE_FAILED' : 'SUBSCRIPTION_FAILED');
  }

  #refuse(error: unknown): void {
    const meaning = this.#meaning(error, undefined);
    this.send(connectionErrorFrame(meaning));
    if (meaning.status < 500) this.close(CLOSE_REFUSED, meaning.errorType);
    else this.close(CLOSE_TRY_LATER, 'The server cannot tell who you are. Try again.');
  }

  get #mayPublish(): boolean {
    return this.#grant !== undefined && publishes(this.#grant.caller, this.hub.namespaces);
  }

  /** True where bytes may be written: none may follow the frame that closes. */
  get #open(): boolean {
    return !this.#over && this.#websocket.readyState === this.#websocket.OPEN;
  }

  #keepsUp(): boolean {
    if (this.backlog <= LARGEST_BACKLOG) return true;
    this.hub.dropped('slow');
    this.close(CLOSE_TRY_LATER, 'You read too slowly. Connect again and read what you missed.');
    return false;
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#queue.clear();
    for (const subscription of this.subscriptions.values()) this.hub.unsubscribe(subscription);
    this.subscriptions.clear();
  }
}
