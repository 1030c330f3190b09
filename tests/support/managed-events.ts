import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { decodeSubprotocols } from '#domain/events/connection-header.ts';
import { SUBPROTOCOL } from '#domain/events/limits.ts';

/** Published events, as they came. */
export interface Post {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly channel: string;
  readonly events: readonly unknown[];
}

/** The answer to a publish; undefined: as the protocol says. */
export type Answer = (response: ServerResponse, post: Post) => void;

/**
 * The managed events service as its documentation has it, for holders of its API key or of a
 * signature: it tells every holder of the key whatever is published. On loopback.
 */
export class ManagedEvents {
  static readonly KEY = 'da2-managed-for-tests';
  /** Publishes that were taken. */
  readonly posts: Post[] = [];
  /** Headers that connections and subscriptions showed. */
  readonly shown: Readonly<Record<string, string>>[] = [];
  readonly subscribed: string[] = [];
  /** Answers to publishes, one after another; then as the protocol says. */
  readonly answers: (Answer | undefined)[] = [];
  /** Publishes that came, whatever became of them. */
  asked = 0;
  readonly #http = createServer((request, response) => void this.#receive(request, response));
  readonly #sockets = new Set<Socket>();
  readonly #server = new WebSocketServer({
    noServer: true,
    handleProtocols: () => SUBPROTOCOL,
  });

  static async start(port = 0): Promise<ManagedEvents> {
    const service = new ManagedEvents();
    await new Promise<void>((resolve) => service.#http.listen(port, '127.0.0.1', resolve));
    service.#http.on('connection', (socket) => {
      service.#sockets.add(socket);
      socket.on('close', () => service.#sockets.delete(socket));
    });
    service.#http.on('upgrade', (request, socket, head) =>
      service.#server.handleUpgrade(request, socket, head, (websocket) => {
        service.#show(decodeSubprotocols(request.headers['sec-websocket-protocol']));
        websocket.on('message', (data) => service.#answer(websocket, JSON.parse(String(data))));
      }),
    );
    return service;
  }

  get port(): number {
    return (this.#http.address() as AddressInfo).port;
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}/event`;
  }

  /** Events that were taken, in their order. */
  get events(): readonly unknown[] {
    return this.posts.flatMap(({ events }) => events);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#http.close(resolve));
  }

  #show(headers: Readonly<Record<string, string>>): void {
    this.shown.push(headers);
  }

  #answer(
    socket: { send: (text: string) => void },
    frame: { type: string; id?: string; channel?: string; authorization?: Record<string, string> },
  ): void {
    const send = (said: object) => socket.send(JSON.stringify(said));
    const { type, id, channel = '', authorization = {} } = frame;
    if (type === 'connection_init') send({ type: 'connection_ack', connectionTimeoutMs: 300_000 });
    if (type !== 'subscribe') return;
    this.#show(authorization);
    this.subscribed.push(channel);
    send({ type: 'subscribe_success', id });
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    const { channel, events } = JSON.parse(text) as { channel: string; events: string[] };
    const post = {
      headers: request.headers,
      text,
      channel,
      events: events.map((event) => JSON.parse(event) as unknown),
    };
    this.asked += 1;
    const answer = this.answers.shift();
    if (answer) answer(response, post);
    else this.take(response, post);
  }

  /** Takes a publish, and says so. */
  take(response: ServerResponse, post: Post): void {
    this.posts.push(post);
    const successful = post.events.map((_, index) => ({ identifier: `${index}`, index }));
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ successful, failed: [] }));
  }
}
