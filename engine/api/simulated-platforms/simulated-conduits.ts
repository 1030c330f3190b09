import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { refuse, type SimulatedAnswer, type SimulatedMessage } from './simulated-answers.ts';

interface Shard {
  readonly session_id: string;
  status: string;
  readonly connected_at: string;
  disconnected_at?: string;
}
interface Conduit {
  readonly id: string;
  readonly shard_count: number;
  /** The one that it has, once it is bound. */
  shard?: Shard;
}
interface Session {
  readonly id: string;
  readonly socket: WebSocket;
  readonly connected_at: string;
  readonly timers: NodeJS.Timeout[];
}

const MOST = 5;
/** Milliseconds in which a session has to be bound, and in which one that is to move has to. */
const UNUSED = 10_000;
const GRACE = 30_000;
const ADDRESS = 'wss://eventsub.wss.twitch.tv/ws';

/** Conduits of one shard each, told over connections: welcome, keepalive, reconnect, and ends by codes. */
export class SimulatedConduits {
  readonly #now: () => Date;
  readonly #conduits = new Map<string, Conduit>();
  readonly #sessions = new Map<string, Session>();
  readonly #server = new WebSocketServer({ noServer: true });
  /** Seconds between signs of life, as they are promised. */
  keepalive = 10;
  /** How many of them come in that time. */
  signs = 1;
  /** No sign of life comes. */
  silent = false;
  /** Connections are taken and nothing is said, until they are dropped. */
  hanging = false;
  /** Milliseconds from a connection to its welcome. */
  slow = 0;
  /** Connections that were welcomed, ever. */
  welcomed = 0;
  readonly #opening = new Set<Duplex>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  get conduits(): readonly Conduit[] {
    return [...this.#conduits.values()];
  }

  /** Ids of sessions that are open, the oldest first. */
  get sessions(): readonly string[] {
    return [...this.#sessions.keys()];
  }

  /** Connections that are open, and were not welcomed yet. */
  get opening(): number {
    return this.#opening.size;
  }

  /** Connections that are open, and were welcomed. */
  get open(): number {
    return this.#server.clients.size - this.opening;
  }

  has(id: string | undefined): id is string {
    return id !== undefined && this.#conduits.has(id);
  }

  /** Answers a request to `/helix/eventsub/conduits` and below it. */
  answer(method: string, path: string, query: URLSearchParams, body: string): SimulatedAnswer {
    if (path.endsWith('/shards'))
      return method === 'PATCH' ? this.#bind(body) : this.#listShards(query);
    if (method === 'GET') return { status: 200, body: { data: this.conduits.map(shown) } };
    if (method === 'POST') return this.make(Number(JSON.parse(body).shard_count));
    return this.delete(query.get('id') ?? '') ? { status: 204 } : refuse(404, 'conduit not found');
  }

  make(shard_count = 1): SimulatedAnswer {
    if (this.#conduits.size >= MOST) return refuse(429, 'conduit limit reached');
    const conduit = { id: randomUUID(), shard_count };
    this.#conduits.set(conduit.id, conduit);
    return { status: 200, body: { data: [shown(conduit)] } };
  }

  /** A conduit is gone. */
  delete(id: string): boolean {
    return this.#conduits.delete(id);
  }

  /** Takes over a connection to the host of EventSub. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const moved = new URL(request.url ?? '/', 'http://any').searchParams.get('session');
    this.#opening.add(socket);
    socket.once('close', () => this.#opening.delete(socket));
    socket.on('error', () => undefined);
    this.#server.handleUpgrade(request, socket, head, (client) => {
      if (this.hanging) return;
      const welcome = () => {
        if (this.#opening.delete(socket)) this.#welcome(client, moved);
      };
      if (this.slow > 0) setTimeout(welcome, this.slow).unref();
      else welcome();
    });
  }

  /** Tells over the connection of a conduit's shard. */
  deliver(id: string, { headers, body }: SimulatedMessage): { status: number; text: string } {
    const shard = this.#conduits.get(id)?.shard;
    const session = shard?.status === 'enabled' ? this.#sessions.get(shard.session_id) : undefined;
    if (!session) return { status: 503, text: 'no shard is enabled' };
    const { 'twitch-eventsub-message-id': message_id, 'twitch-eventsub-message-type': type } =
      headers;
    const metadata = {
      ...{ message_id, message_type: type },
      message_timestamp: headers['twitch-eventsub-message-timestamp'],
      subscription_type: headers['twitch-eventsub-subscription-type'],
      subscription_version: headers['twitch-eventsub-subscription-version'],
    };
    session.socket.send(JSON.stringify({ metadata, payload: JSON.parse(body) }));
    return { status: 204, text: '' };
  }

  /** Asks every session to move to another connection within half a minute. */
  reconnect(address = ADDRESS): void {
    for (const session of this.#sessions.values()) {
      const reconnect_url = `${address}?session=${session.id}`;
      this.#say(session, 'session_reconnect', {
        ...{ id: session.id, status: 'reconnecting', keepalive_timeout_seconds: null },
        ...{ reconnect_url, connected_at: session.connected_at },
      });
      const end = () => session.socket.close(4004, 'reconnect grace time expired');
      session.timers.push(setTimeout(end, GRACE).unref());
    }
  }

  /** Cuts every connection, as a network does. */
  drop(): void {
    for (const client of this.#server.clients) client.terminate();
  }

  close(): void {
    this.drop();
    this.#server.close();
  }

  #welcome(socket: WebSocket, moved: string | null): void {
    // Whoever moves goes on as the session that it was.
    const before = moved === null ? undefined : this.#sessions.get(moved);
    const id = before?.id ?? randomUUID();
    const connected_at = this.#now().toISOString();
    const session: Session = { id, socket, connected_at, timers: [] };
    this.#sessions.set(id, session);
    this.welcomed += 1;
    const unused = () => {
      if (!this.conduits.some(({ shard }) => shard?.session_id === id))
        socket.close(4003, 'connection unused');
    };
    const alive = () => {
      if (!this.silent) this.#say(session, 'session_keepalive');
    };
    session.timers.push(setTimeout(unused, UNUSED).unref());
    session.timers.push(setInterval(alive, (this.keepalive * 1000) / this.signs).unref());
    socket.on('error', () => undefined);
    socket.on('message', () => socket.close(4001, 'client sent inbound traffic'));
    socket.on('close', () => {
      for (const timer of session.timers) clearTimeout(timer);
      if (this.#sessions.get(id) !== session) return;
      this.#sessions.delete(id);
      for (const { shard } of this.#conduits.values())
        if (shard?.session_id === id) {
          shard.status = 'websocket_disconnected';
          shard.disconnected_at = this.#now().toISOString();
        }
    });
    this.#say(session, 'session_welcome', {
      ...{ id, status: 'connected', connected_at, reconnect_url: null },
      keepalive_timeout_seconds: this.keepalive,
    });
  }

  #say({ socket }: Session, message_type: string, session?: object): void {
    const message_timestamp = this.#now().toISOString().replace('Z', '123456Z');
    const metadata = { message_id: randomUUID(), message_type, message_timestamp };
    socket.send(JSON.stringify({ metadata, payload: session ? { session } : {} }));
  }

  #bind(body: string): SimulatedAnswer {
    const { conduit_id, shards = [] } = JSON.parse(body) as {
      conduit_id?: string;
      shards?: readonly { id: string; transport: { method?: string; session_id?: string } }[];
    };
    const conduit = this.#conduits.get(conduit_id ?? '');
    if (!conduit) return refuse(404, 'conduit not found');
    const [wish] = shards;
    const session = this.#sessions.get(wish?.transport.session_id ?? '');
    if (wish?.id !== '0' || wish.transport.method !== 'websocket' || !session) {
      const error = {
        id: wish?.id,
        message: 'The websocket session is not there',
        code: 'invalid',
      };
      return { status: 202, body: { data: [], errors: [error] } };
    }
    const { id: session_id, connected_at } = session;
    conduit.shard = { session_id, connected_at, status: 'enabled' };
    return { status: 202, body: { data: [shownShard(conduit.shard)], errors: [] } };
  }

  #listShards(query: URLSearchParams): SimulatedAnswer {
    const conduit = this.#conduits.get(query.get('conduit_id') ?? '');
    if (!conduit) return refuse(404, 'conduit not found');
    const data = conduit.shard ? [shownShard(conduit.shard)] : [];
    return { status: 200, body: { data, pagination: {} } };
  }
}

const shown = ({ id, shard_count }: Conduit) => ({ id, shard_count });
const shownShard = ({ status, ...transport }: Shard) => ({
  ...{ id: '0', status },
  transport: { method: 'websocket', ...transport },
});
