import { connect, type Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';
import type {
  ConnectionLoad,
  Connections,
  Lease,
  Purpose,
  Statement,
  StatementResult,
} from '../connections.ts';
import { StoreUnavailableError } from '../errors.ts';
import { Gate } from '../gate.ts';
import { toTask } from './connections.ts';
import { StoreLockedError } from './folder-lock.ts';
import { readFrames, writeFrame } from './frames.ts';
import { readSharedAddress } from './shared-address.ts';
import type { Greeting, Reception, SharedAnswer, SharedRequest } from './shared-messages.ts';
import { storeVersion } from './shared-messages.ts';
import { tryWrite } from './try-write.ts';

/** How long parts of one command wait for each other, in milliseconds. */
const PATIENCE = 60_000;
const ENDED =
  'The server that has the store open ended in the middle of this. What was under way is not kept, unless it was at its very end: look before you run it again.';

/** The one connection of an embedded store that another process has open, over its local socket. */
export class JoinedConnections implements Connections {
  readonly kind = 'embedded';
  readonly #socket: Socket;
  readonly #frames: AsyncGenerator<Buffer, undefined>;
  readonly #dataFolder: string;
  readonly #gate = new Gate(1, PATIENCE);
  #last: Promise<unknown> = Promise.resolve();

  private constructor(socket: Socket, dataFolder: string) {
    this.#socket = socket;
    this.#frames = readFrames(socket);
    this.#dataFolder = dataFolder;
  }

  /**
   * Connects to the process that has the store of a folder open.
   * @returns undefined where nobody answers: it is still starting, has died, or lets nobody in
   * @throws StoreLockedError where it is of another version
   */
  static async open(dataFolder: string): Promise<JoinedConnections | undefined> {
    const address = readSharedAddress(dataFolder);
    const socket = address && (await reach(address.path));
    if (!socket) return undefined;
    const connections = new JoinedConnections(socket, dataFolder);
    const greeting: Greeting = { token: address.token, version: storeVersion() };
    writeFrame(socket, Buffer.from(JSON.stringify(greeting)));
    const answered = await connections.#next().catch(() => undefined);
    const { refused }: Reception = answered
      ? JSON.parse(answered.toString())
      : { refused: 'token' };
    if (refused === undefined) return connections;
    socket.destroy();
    if (refused === 'token') return undefined;
    throw new StoreLockedError(
      'The running server is of another version than this command line: it was started before the last update, or runs from another folder. Start it anew, then run this again.',
    );
  }

  async query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult> {
    await this.#gate.enter();
    try {
      return await this.#ask(toTask(statement, parameters));
    } finally {
      this.#gate.leave();
    }
  }

  async lease(purpose: Purpose): Promise<Lease> {
    await this.#gate.enter();
    let held = true;
    const giveBack = (kind: 'release' | 'discard') => {
      if (!held) return;
      held = false;
      this.#ask({ kind })
        .catch(() => undefined) // the other side has rolled back already
        .finally(() => this.#gate.leave());
    };
    try {
      await this.#ask({ kind: 'lease', purpose });
    } catch (error) {
      this.#gate.leave();
      throw error;
    }
    return {
      query: (statement, parameters) => this.#ask(toTask(statement, parameters)),
      release: () => giveBack('release'),
      discard: () => giveBack('discard'),
    };
  }

  tryWrite(): Promise<void> {
    return tryWrite(this.#dataFolder);
  }

  /** Has the other process write the whole database to an archive, between two transactions. */
  async snapshot(file: string): Promise<void> {
    await this.#gate.enter();
    try {
      await this.#ask({ kind: 'snapshot', file });
    } finally {
      this.#gate.leave();
    }
  }

  load(): ConnectionLoad {
    return this.#gate.load;
  }

  async close(): Promise<void> {
    await this.#last;
    this.#socket.end();
    this.#socket.destroySoon();
  }

  /** Answers come in the order of what was asked. @throws StoreUnavailableError */
  #ask(request: SharedRequest): Promise<StatementResult> {
    const turn = this.#last.then(async () => {
      writeFrame(this.#socket, serialize(request));
      const answer: SharedAnswer = deserialize(await this.#next());
      if ('result' in answer) return answer.result;
      throw toError(answer);
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #next(): Promise<Buffer> {
    const { value } = await this.#frames.next().catch((cause: unknown) => {
      throw new StoreUnavailableError(ENDED, { cause });
    });
    if (value === undefined) throw new StoreUnavailableError(ENDED);
    return value;
  }
}

/** A connection to where somebody listens; undefined where nobody does any more. */
function reach(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const failed = () => resolve(undefined);
    socket.once('error', failed);
    socket.once('connect', () => {
      socket.off('error', failed);
      socket.on('error', () => undefined); // told by the next answer, which does not come
      resolve(socket);
    });
  });
}

function toError({ fault, unavailable }: Extract<SharedAnswer, { fault: unknown }>): Error {
  const { message, ...fields } = fault;
  if (!unavailable) return Object.assign(new Error(message), fields);
  const cause = typeof fields.cause === 'string' ? new Error(fields.cause) : undefined;
  return new StoreUnavailableError(message, { cause });
}
