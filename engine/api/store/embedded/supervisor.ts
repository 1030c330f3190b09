import { setTimeout as sleep } from 'node:timers/promises';
import type { StatementResult, StoreLog } from '../connections.ts';
import { StoreUnavailableError } from '../errors.ts';
import type { EmbeddedSettings, Task } from './messages.ts';
import { startWorker, type WorkerHandle } from './worker-handle.ts';

/** A statement that still runs when the store closes is waited for so long, in milliseconds. */
const CLOSE_LIMIT = 5_000;

interface Run {
  readonly number: number;
  readonly worker: WorkerHandle;
}

/** Keeps a worker thread with the database running: one that is lost is followed by another. */
export class Supervisor {
  readonly #settings: EmbeddedSettings;
  readonly #log: StoreLog;
  #current: Promise<Run> | undefined;
  #runs = 0;
  #closed = false;

  constructor(settings: EmbeddedSettings, log: StoreLog) {
    this.#settings = settings;
    this.#log = log;
  }

  /** The number of the worker that answers now, started where there is none. */
  async currentRun(): Promise<number> {
    return (await this.#running()).number;
  }

  /**
   * Has the worker carry out a task within `limit` milliseconds; one that takes longer costs the
   * worker. A task that names a run is refused by every other.
   * @throws StoreUnavailableError
   */
  async call(task: Task, limit: number | undefined, number?: number): Promise<StatementResult> {
    const run = await this.#running();
    if (number !== undefined && run.number !== number)
      throw new StoreUnavailableError('The embedded store was opened anew; the work is lost.');
    if (limit === undefined) return run.worker.call(task);
    const timer = setTimeout(() => {
      this.#log.error({ limit }, 'a statement ran too long; the embedded store is opened anew');
      void run.worker.terminate();
    }, limit);
    try {
      return await run.worker.call(task);
    } finally {
      clearTimeout(timer);
    }
  }

  async close(): Promise<void> {
    const current = this.#current;
    this.#closed = true;
    const run = await current?.catch(() => undefined);
    if (!run?.worker.alive) return;
    const closed = run.worker.call({ kind: 'close' }).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'the embedded store did not close in order');
    });
    await Promise.race([closed, sleep(CLOSE_LIMIT, undefined, { ref: false })]);
    await run.worker.terminate();
  }

  #running(): Promise<Run> {
    if (this.#closed)
      return Promise.reject(new StoreUnavailableError('The embedded store is closed.'));
    this.#current ??= this.#start();
    return this.#current;
  }

  async #start(): Promise<Run> {
    this.#runs += 1;
    const number = this.#runs;
    try {
      const worker = await startWorker(this.#settings, (error) => {
        this.#current = undefined;
        if (this.#closed) return;
        this.#log.error({ err: error }, 'the embedded store was lost; the next call opens it anew');
      });
      return { number, worker };
    } catch (error) {
      this.#current = undefined;
      throw error;
    }
  }
}
