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
import type { ConnectionContext } from './connection-context.ts';
import { EventWriter } from './event-writer.ts';
import { FrameAllowance } from './frame-allowance.ts';
import { FrameQueue } from './frame-queue.ts';
import type { GrantChecks } from './grant-checks.ts';
import type { Grant } from './grants.ts';
import { answerFrame, type FrameClient } from './operations.ts';
import { PUBLISH_PATH } from './publish-plugin.ts';
import type { Subscription } from './subscription.ts';

/** What a client is given to take its leave. Milliseconds. */
const CLOSING_MILLISECONDS = 5_000;
/** Who shows so many things that do not hold is guessing. */
const MOST_REFUSALS = 5;

const CLOSE_GOING_AWAY = 1001;
const CLOSE_POLICY = 1008;
const CLOSE_TRY_LATER = 1013;

/** One client's connection: its frames are answered one after another. */
export class EventConnection implements FrameClient {
  /** Where the client asks from. */
  readonly address: string;
  readonly #context: ConnectionContext;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #websocket: WebSocket;
  /** Writes the events of its subscriptions. */
  readonly receiver: EventWriter;
  readonly #queue: FrameQueue;
  readonly #allowance: FrameAllowance | undefined;
  readonly #opened = performance.now();
  #grant: Grant | undefined;
  #heard = true;
  #over = false;
  #refusals = 0;

  constructor(context: ConnectionContext, websocket: WebSocket, socket: Socket, address: string) {
    this.#context = context;
    this.address = address;
    this.#websocket = websocket;
    this.receiver = new EventWriter(socket, {
      isOpen: () => !this.#over && websocket.readyState === websocket.OPEN,
      onSlow: () => this.#endSlow(),
    });
    const { limits } = context;
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

  get subscriptions(): ReadonlyMap<string, Subscription> {
    return this.#subscriptions;
  }

  /** True where nothing is sent any more. */
  get over(): boolean {
    return this.#over;
  }

  /** Bytes that wait for the client to fetch them. */
  get backlog(): number {
    return this.receiver.backlog;
  }

  /** Finds out who it is; frames wait meanwhile. `refusal`: it may not be here at all. */
  open(protocols: string | undefined, refusal: () => Promise<ProtocolError | undefined>): void {
    this.#queue.first(async () => {
      try {
        const refused = await refusal();
        if (refused) throw refused;
        const headers = decodeSubprotocols(protocols);
        this.#grant = await this.#context.identify({ headers, path: PUBLISH_PATH, body: '{}' });
      } catch (error) {
        this.#refuse(error);
      }
    });
  }

  /**
   * Finds out who shows something new, as often as their address may ask.
   * @throws ProtocolError, StoreUnavailableError
   */
  async identify(request: SignedRequest): Promise<Grant> {
    const { limits, services } = this.#context;
    const tooOften =
      limits && (await services.rateLimits.check('read', `events-shown:${this.address}`));
    if (tooOften) throw new ProtocolError('RATE_EXCEEDED');
    return this.#context.identify(request);
  }

  subscribe(subscription: Subscription): void {
    this.#subscriptions.set(subscription.id, subscription);
    this.#context.subscribe(subscription);
  }

  unsubscribe(subscription: Subscription): void {
    this.#subscriptions.delete(subscription.id);
    this.#context.unsubscribe(subscription);
  }

  send(frame: ServerFrame): void {
    if (!this.#over && this.receiver.keepsUp()) this.#websocket.send(encodeServerFrame(frame));
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
      this.#context.dropped('dead');
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
  async checkGrants(checks: GrantChecks): Promise<void> {
    const own = [...this.#subscriptions.values()].map(({ grant }) => grant);
    const grants = new Set(this.#grant ? [this.#grant, ...own] : own);
    for (const grant of grants) {
      if (this.#over || (await checks.holds(grant))) continue;
      this.#context.dropped('revoked');
      this.send(connectionErrorFrame(new ProtocolError('AUTHORIZATION_REFUSED')));
      return this.close(CLOSE_REFUSED, 'What you connected with has ended. Sign in again.');
    }
    for (const subscription of [...this.#subscriptions.values()])
      if (!(await checks.mayHear(subscription))) this.#endSubscription(subscription);
  }

  #endSubscription(subscription: Subscription): void {
    const { id, channel } = subscription;
    if (this.#subscriptions.get(id) !== subscription) return;
    this.unsubscribe(subscription);
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
      this.#context.dropped('flood');
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
      const answer = await answerFrame(this.#context, this, read);
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
    this.#context.dropped('refused');
    this.close(CLOSE_REFUSED, 'Too much of what you showed does not hold. Sign in again.');
  }

  #meaning(error: unknown, frame: Answerable | undefined): ProtocolError {
    if (error instanceof ProtocolError) return error;
    if (!(error instanceof StoreUnavailableError))
      this.#context.services.log.error({ err: error }, 'A frame could not be answered.');
    return new ProtocolError(frame?.type === 'publish' ? 'MESSAGE_FAILED' : 'SUBSCRIPTION_FAILED');
  }

  #refuse(error: unknown): void {
    const meaning = this.#meaning(error, undefined);
    this.send(connectionErrorFrame(meaning));
    if (meaning.status < 500) this.close(CLOSE_REFUSED, meaning.errorType);
    else this.close(CLOSE_TRY_LATER, 'The server cannot tell who you are. Try again.');
  }

  get #mayPublish(): boolean {
    return this.#grant !== undefined && publishes(this.#grant.caller, this.#context.namespaces);
  }

  #endSlow(): void {
    this.#context.dropped('slow');
    this.close(CLOSE_TRY_LATER, 'You read too slowly. Connect again and read what you missed.');
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#queue.clear();
    for (const subscription of this.#subscriptions.values()) this.unsubscribe(subscription);
  }
}
