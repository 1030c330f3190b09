import { WebSocket } from 'ws';
import { encodeSubprotocols } from '#domain/events/connection-header.ts';

/** A frame of the server, as it came. */
export interface Frame {
  readonly type: string;
  readonly id?: string;
  readonly event?: string;
  readonly errors?: readonly { readonly errorType: string; readonly message: string }[];
  readonly [field: string]: unknown;
}

type Headers = Readonly<Record<string, string>>;

/** A client that speaks the protocol by hand, faults and all. */
export class EventClient {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #headers: Headers;
  #waiting: (() => void)[] = [];
  #ids = 0;

  constructor(address: string, headers: Headers, protocols?: string[], from?: string) {
    this.#headers = headers;
    this.socket = new WebSocket(address, protocols ?? [...encodeSubprotocols(headers)], {
      headers: from === undefined ? {} : { 'x-forwarded-for': from },
    });
    this.socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
  }

  /** Connected and acknowledged. */
  static async connect(address: string, headers: Headers, from?: string): Promise<EventClient> {
    const client = new EventClient(address, headers, undefined, from);
    await new Promise((resolve, reject) => {
      client.socket.once('open', resolve);
      client.socket.once('error', reject);
    });
    client.send({ type: 'connection_init' });
    await client.next(({ type }) => type === 'connection_ack');
    return client;
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** The first frame of its kind that came or comes. @throws after a minute */
  async next(wanted: (frame: Frame) => boolean): Promise<Frame> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const found = this.frames.find(wanted);
      if (found) return found;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`No such frame came: ${JSON.stringify(this.frames)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** The answer to an operation. */
  async ask(frame: Record<string, unknown>): Promise<Frame> {
    this.#ids += 1;
    const id = String(frame.id ?? `operation-${this.#ids}`);
    const seen = this.frames.length;
    this.send({ id, authorization: this.#headers, ...frame });
    return this.next(
      (answer) => answer.id === id && answer.type !== 'data' && this.frames.indexOf(answer) >= seen,
    );
  }

  subscribe(channel: string, id?: string): Promise<Frame> {
    return this.ask({ type: 'subscribe', channel, ...(id === undefined ? {} : { id }) });
  }

  publish(channel: string, ...events: unknown[]): Promise<Frame> {
    const texts = events.map((event) => JSON.stringify(event));
    return this.ask({ type: 'publish', channel, events: texts });
  }

  /** The events that came, in order. */
  get events(): unknown[] {
    return this.frames
      .filter(({ type }) => type === 'data')
      .map(({ event }) => JSON.parse(event ?? ''));
  }

  /** Waits until so many events came. */
  async count(events: number): Promise<unknown[]> {
    await this.next(() => this.events.length >= events);
    return this.events;
  }

  close(): void {
    this.socket.close();
  }
}
