import type {
  ConnectionLoad,
  Connections,
  Lease,
  Purpose,
  Statement,
  StatementObserver,
  StatementResult,
} from '../connections.ts';
import { StoreUnavailableError } from '../errors.ts';
import { Gate } from '../gate.ts';
import { observed } from '../observe-statement.ts';
import type { Task } from './messages.ts';
import type { Supervisor } from './supervisor.ts';
import { tryWrite } from './try-write.ts';

/** How long others wait for the one connection, in milliseconds. */
const PATIENCE = 15_000;
/** A statement of ordinary work that takes longer is given up, in milliseconds. */
const STATEMENT_LIMIT = 30_000;
/** A transaction that does nothing for so long is rolled back, in milliseconds. */
const IDLE_LIMIT = 60_000;

/** The one connection of the embedded database, lent to one holder after another. */
export class EmbeddedConnections implements Connections {
  readonly kind = 'embedded';
  readonly #gate = new Gate(1, PATIENCE);
  readonly #supervisor: Supervisor;
  readonly #folder: string | undefined;
  readonly #observer: StatementObserver | undefined;

  /** @param folder the one that the database's own folder lies in; undefined: it is in memory */
  constructor(supervisor: Supervisor, folder?: string, observer?: StatementObserver) {
    this.#supervisor = supervisor;
    this.#folder = folder;
    this.#observer = observer;
  }

  async query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult> {
    await this.#gate.enter();
    try {
      return await observed(this.#observer, statement, () =>
        this.#supervisor.call(toTask(statement, parameters), STATEMENT_LIMIT),
      );
    } finally {
      this.#gate.leave();
    }
  }

  async lease(purpose: Purpose): Promise<Lease> {
    await this.#gate.enter();
    const limit = purpose === 'work' ? STATEMENT_LIMIT : undefined;
    return new EmbeddedLease(this.#supervisor, limit, this.#observer, () => this.#gate.leave());
  }

  load(): ConnectionLoad {
    return this.#gate.load;
  }

  async tryWrite(): Promise<void> {
    if (this.#folder !== undefined) await tryWrite(this.#folder);
  }

  /** Takes a snapshot between two transactions. */
  snapshot(file: string): Promise<void> {
    return this.#alone({ kind: 'snapshot', file });
  }

  /** Notes between two transactions how large the files are, by which damage is found later. */
  recordFiles(): Promise<void> {
    return this.#alone({ kind: 'record' });
  }

  async #alone(task: Task): Promise<void> {
    await this.#gate.enter();
    try {
      await this.#supervisor.call(task, undefined);
    } finally {
      this.#gate.leave();
    }
  }

  /** Lets those finish who stand in line, refuses those who come later. */
  async close(): Promise<void> {
    await this.#gate.enter().catch(() => undefined); // who holds it longer than that loses it
    this.#gate.refuseAll(new StoreUnavailableError('The embedded store is closed.'));
    await this.#supervisor.close();
    this.#gate.leave();
  }
}

class EmbeddedLease implements Lease {
  readonly #supervisor: Supervisor;
  readonly #limit: number | undefined;
  readonly #giveBack: () => void;
  /** The run of the worker that the lease began with; a later one knows nothing of it. */
  #run: number | undefined;
  #ended = false;
  #idle: NodeJS.Timeout | undefined;

  readonly #observer: StatementObserver | undefined;

  constructor(
    supervisor: Supervisor,
    limit: number | undefined,
    observer: StatementObserver | undefined,
    giveBack: () => void,
  ) {
    this.#observer = observer;
    this.#supervisor = supervisor;
    this.#limit = limit;
    this.#giveBack = giveBack;
  }

  async query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult> {
    if (this.#ended)
      throw new Error(
        'The transaction was rolled back: it was given up, or did nothing for too long. Wait for other services before or after a transaction, not in it.',
      );
    clearTimeout(this.#idle);
    try {
      const task = toTask(statement, parameters);
      this.#run ??= await this.#supervisor.currentRun();
      const run = this.#run;
      return await observed(this.#observer, statement, () =>
        this.#supervisor.call(task, this.#limit, run),
      );
    } finally {
      if (!this.#ended) this.#idle = setTimeout(() => this.discard(), IDLE_LIMIT).unref();
    }
  }

  release(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#idle);
    this.#giveBack();
  }

  discard(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#idle);
    const rollback: Task = { kind: 'query', text: 'rollback', parameters: [], rowMode: undefined };
    this.#supervisor
      .call(rollback, STATEMENT_LIMIT, this.#run)
      .catch(() => undefined) // a lost worker has rolled back already
      .finally(this.#giveBack);
  }
}

/** A statement as the worker takes it. */
export function toTask(
  { text, rowMode }: Statement,
  parameters: readonly unknown[],
): Extract<Task, { kind: 'query' }> {
  return { kind: 'query', text, parameters: parameters.map(toWire), rowMode };
}

function toWire(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
