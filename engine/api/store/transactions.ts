import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { tracedWithin } from '../metrics/tracing.ts';
import type { Connections, Lease, Statement, StatementResult, StoreLog } from './connections.ts';
import { sqlState } from './errors.ts';

const RETRIED_STATES = new Set(['40001', '40P01']);
const RETRIES = 3;

interface Running {
  readonly lease: Lease;
  readonly afterCommit: (() => void)[];
  /** How many parts were attempted: each has a savepoint of its own. */
  attempts: number;
  /** Settles when the last statement that was begun has ended. */
  tail: Promise<unknown>;
  /** What made part of the work fail, whether or not the rest went on. */
  failure: { readonly error: unknown } | undefined;
  ended: boolean;
}

/**
 * Knows which transaction the running code belongs to, and sends every statement there. Outside of
 * one a statement goes to any connection.
 */
export class Transactions {
  readonly #current = new AsyncLocalStorage<Running | undefined>();
  readonly #connections: Connections;
  readonly #log: StoreLog;

  constructor(connections: Connections, log: StoreLog) {
    this.#connections = connections;
    this.#log = log;
  }

  query(statement: Statement, parameters: readonly unknown[]): Promise<StatementResult> {
    const running = this.#current.getStore();
    if (!running) return this.#connections.query(statement, parameters);
    if (running.ended) return Promise.reject(usedAfterEnd());
    return inTurn(running, () => running.lease.query(statement, parameters));
  }

  /** See `Store.transaction`. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const running = this.#current.getStore();
    if (running) return join(running, work);
    return repeated(() =>
      tracedWithin(
        () => ({ name: 'transaction', kind: 'internal', attributes: {} }),
        () => this.#attempt(work),
      ),
    );
  }

  /** See `Store.single`. */
  async single<T>(work: () => Promise<T>): Promise<T> {
    const running = this.#current.getStore();
    return running ? join(running, work) : repeated(work);
  }

  /** See `Store.attempt`. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    const running = this.#current.getStore();
    if (!running) return this.run(work);
    const { failure } = running;
    const listeners = running.afterCommit.length;
    running.attempts += 1;
    const name = `attempt_${running.attempts}`;
    const say = (text: string) => this.query({ text }, []);
    await say(`savepoint ${name}`);
    try {
      const result = await work();
      if (running.failure) throw running.failure.error;
      await say(`release savepoint ${name}`);
      return result;
    } catch (error) {
      running.failure ??= { error }; // stays where taking back fails as well
      await say(`rollback to savepoint ${name}`);
      await say(`release savepoint ${name}`);
      running.afterCommit.length = listeners;
      running.failure = failure;
      throw error;
    }
  }

  /** See `Store.afterCommit`. */
  afterCommit(work: () => void): void {
    const running = this.#current.getStore();
    if (running?.ended) throw usedAfterEnd();
    if (running) running.afterCommit.push(work);
    else work();
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T> {
    const lease = await this.#connections.lease('work');
    const running: Running = {
      lease,
      afterCommit: [],
      attempts: 0,
      tail: Promise.resolve(),
      failure: undefined,
      ended: false,
    };
    let result: T;
    try {
      await lease.query({ text: 'begin' }, []);
      // A statement of drizzle's begins when it is awaited, so it is awaited inside.
      result = await this.#current.run(running, async () => await work());
      if (running.failure) throw running.failure.error;
      running.ended = true;
      await inTurn(running, () => lease.query({ text: 'commit' }, []));
    } catch (error) {
      running.ended = true;
      await rollBack(running);
      throw error;
    }
    lease.release();
    this.#current.run(undefined, () => this.#tell(running.afterCommit));
    return result;
  }

  #tell(listeners: readonly (() => void)[]): void {
    for (const listener of listeners)
      try {
        listener();
      } catch (error) {
        this.#log.error({ err: error }, 'work after a commit failed; what was committed stays');
      }
  }
}

/** Runs work again where the database asks for it: it waited in a circle with others. */
async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === RETRIES || !RETRIED_STATES.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function join<T>(running: Running, work: () => Promise<T>): Promise<T> {
  if (running.ended) throw usedAfterEnd();
  try {
    return await work();
  } catch (error) {
    running.failure ??= { error };
    throw error;
  }
}

async function rollBack(running: Running): Promise<void> {
  try {
    await inTurn(running, () => running.lease.query({ text: 'rollback' }, []));
    running.lease.release();
  } catch {
    running.lease.discard(); // the first error says why; the database rolls back what it lost
  }
}

/** One connection takes one statement at a time, in the order in which they were begun. */
function inTurn<T>(running: Running, work: () => Promise<T>): Promise<T> {
  const turn = running.tail.then(work, work);
  running.tail = turn.catch(() => undefined);
  return turn;
}

function usedAfterEnd(): Error {
  return new Error(
    'The store was used after the transaction it was called in had ended. Await the call inside the transaction, or begin it with afterCommit().',
  );
}
