import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import type { Lease, StatementResult, StoreLog } from '../connections.ts';
import { StoreUnavailableError } from '../errors.ts';
import type { EmbeddedConnections } from './connections.ts';
import { LONGEST_FRAME, readFrames, writeFrame } from './frames.ts';
import { listenForCommandLines, removeSharedAddress } from './shared-address.ts';
import type { Greeting, Reception, SharedAnswer, SharedRequest } from './shared-messages.ts';
import { storeVersion } from './shared-messages.ts';

/** Command lines at a time. */
const MOST = 16;
/** Milliseconds in which one has to say who it is. */
const GREETING_LIMIT = 5_000;
/** Bytes of what it may send before. */
const LONGEST_GREETING = 4_096;
/** A transaction of a command line that does nothing for so long is rolled back, in milliseconds. */
const IDLE_LIMIT = 10_000;

export interface Sharing {
  /** Takes in no more command lines, and lets go those that are in no transaction. */
  readonly end: () => void;
  /** Lets go the others as well: the store is closed. */
  readonly close: () => void;
}

export interface SharingOptions {
  readonly connections: EmbeddedConnections;
  /** The one that the store's folder lies in. */
  readonly dataFolder: string;
  readonly log: StoreLog;
  /** Told whenever a command line has ended that did something in the store. */
  readonly worked: () => void;
}

/**
 * Lets command lines work with an embedded store that this process has open, over a local socket:
 * they stand in line for the one connection as everybody here does. A process that cannot open the
 * socket goes on without.
 */
export async function shareConnections(options: SharingOptions): Promise<Sharing> {
  const { dataFolder, log } = options;
  const sessions = new Set<Session>();
  const expected: Greeting = {
    token: randomBytes(32).toString('hex'),
    version: storeVersion(), // read now: an update may change the files while this runs
  };
  const server = createServer((socket) => {
    const session = new Session(socket, options);
    sessions.add(session);
    void session
      .serve(expected)
      .catch((error) => log.warn({ err: error }, 'a command line was let go'))
      .finally(() => sessions.delete(session));
  });
  server.maxConnections = MOST;
  try {
    await listenForCommandLines(dataFolder, server, expected.token);
    server.on('error', (error) => log.warn({ err: error }, 'the socket for command lines failed'));
    server.unref();
  } catch (error) {
    server.close();
    log.warn({ err: error }, 'no socket for command lines: they cannot work while this runs');
  }
  return {
    end: () => {
      removeSharedAddress(dataFolder);
      server.close();
      for (const session of sessions) session.endIdle();
    },
    close: () => {
      for (const session of sessions) session.destroy();
    },
  };
}

/** One command line. */
class Session {
  readonly #socket: Socket;
  readonly #options: SharingOptions;
  #lease: Lease | undefined;
  #idle: NodeJS.Timeout | undefined;
  #known = false;
  #working = false;
  #worked = false;

  constructor(socket: Socket, options: SharingOptions) {
    this.#socket = socket;
    this.#options = options;
  }

  async serve(expected: Greeting): Promise<void> {
    const frames = readFrames(this.#socket, () => (this.#known ? LONGEST_FRAME : LONGEST_GREETING));
    try {
      this.#known = await this.#receive(frames, expected);
      if (!this.#known) return;
      for await (const frame of frames) {
        clearTimeout(this.#idle);
        this.#working = true;
        const answer = await this.#answer(deserialize(frame));
        this.#working = false;
        this.#waitForMore();
        writeFrame(this.#socket, serialize(answer));
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    } finally {
      this.#giveUp();
      this.#socket.end();
      if (this.#worked) this.#options.worked();
    }
  }

  /** Ends the connection unless something is under way. */
  endIdle(): void {
    if (!this.#working && !this.#lease) this.destroy();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  async #receive(frames: AsyncGenerator<Buffer>, expected: Greeting): Promise<boolean> {
    const timer = setTimeout(() => this.destroy(), GREETING_LIMIT);
    const { value, done } = await frames.next();
    clearTimeout(timer);
    if (done) return false;
    const { token, version }: Partial<Greeting> = JSON.parse(value.toString());
    const reception: Reception = !isSame(token, expected.token)
      ? { refused: 'token' }
      : version === expected.version
        ? {}
        : { refused: 'version' };
    writeFrame(this.#socket, Buffer.from(JSON.stringify(reception)));
    return reception.refused === undefined;
  }

  async #answer(request: SharedRequest): Promise<SharedAnswer> {
    try {
      return { result: await this.#carryOut(request) };
    } catch (error) {
      return toFault(error);
    }
  }

  async #carryOut(request: SharedRequest): Promise<StatementResult> {
    const { connections } = this.#options;
    const nothing = { rows: [], rowCount: 0 };
    switch (request.kind) {
      case 'query':
        this.#worked = true;
        return (this.#lease ?? connections).query(request, request.parameters);
      case 'lease':
        this.#lease ??= await connections.lease(request.purpose);
        return nothing;
      case 'release':
        this.#lease?.release();
        this.#lease = undefined;
        return nothing;
      case 'discard':
        this.#giveUp();
        return nothing;
      case 'snapshot':
        await connections.snapshot(request.file);
        return nothing;
    }
  }

  #waitForMore(): void {
    if (this.#lease) this.#idle = setTimeout(() => this.#lease?.discard(), IDLE_LIMIT).unref();
  }

  #giveUp(): void {
    clearTimeout(this.#idle);
    this.#lease?.discard();
    this.#lease = undefined;
  }
}

function isSame(told: unknown, expected: string): boolean {
  if (typeof told !== 'string') return false;
  const [one, other] = [Buffer.from(told), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const isGone = (error: unknown) =>
  ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
    String((error as NodeJS.ErrnoException).code),
  );

function toFault(error: unknown): SharedAnswer {
  const { message } = error instanceof Error ? error : { message: String(error) };
  if (error instanceof StoreUnavailableError) {
    const { cause } = error;
    const detail = cause instanceof Error ? { cause: cause.message } : {};
    return { fault: { message, ...detail }, unavailable: true };
  }
  const fields = Object.entries(error instanceof Error ? error : {}).filter(
    ([, value]) => typeof value === 'string',
  );
  return { fault: { ...Object.fromEntries(fields), message }, unavailable: false };
}
