import { Worker } from 'node:worker_threads';
import type { StatementResult } from '../connections.ts';
import { StoreUnavailableError } from '../errors.ts';
import { stateFault } from '../faults.ts';
import { engineModule } from './engine-module.ts';
import type {
  Answer,
  EmbeddedSettings,
  Fault,
  Opened,
  Request,
  Task,
  WorkerSettings,
} from './messages.ts';

interface Pending {
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (error: Error) => void;
}

/** A worker thread with an open database. */
export interface WorkerHandle {
  /** @throws StoreUnavailableError where the thread ends before it answers. */
  call(task: Task): Promise<StatementResult>;
  /** Ends the thread at once; the database finds its way back when it is opened again. */
  terminate(): Promise<void>;
  readonly alive: boolean;
}

/** Starts the thread and waits until its database is open. */
export async function startWorker(
  settings: EmbeddedSettings,
  onLoss: (error: StoreUnavailableError) => void,
): Promise<WorkerHandle> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { ...settings, engine: await engineModule() } satisfies WorkerSettings,
    execArgv: [],
    name: 'embedded-store',
  });
  const pending = new Map<number, Pending>();
  let alive = true;
  let ids = 0;
  let cause: unknown;
  worker.on('error', (error) => {
    cause = error;
  });
  worker.on('exit', (code) => {
    alive = false;
    const error = new StoreUnavailableError(`The embedded store stopped (exit code ${code}).`, {
      cause,
    });
    onLoss(error);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  });
  await opening(worker, settings, () => cause);
  worker.on('message', (answer: Answer) => {
    const call = pending.get(answer.id);
    pending.delete(answer.id);
    if ('fault' in answer) call?.reject(toError(answer.fault));
    else call?.resolve(answer.result);
  });
  return {
    call: (task) =>
      new Promise((resolve, reject) => {
        if (!alive) throw new StoreUnavailableError('The embedded store has stopped.', { cause });
        ids += 1;
        pending.set(ids, { resolve, reject });
        worker.postMessage({ id: ids, task } satisfies Request);
      }),
    terminate: async () => {
      await worker.terminate();
    },
    get alive() {
      return alive;
    },
  };
}

function opening(
  worker: Worker,
  { folder }: EmbeddedSettings,
  cause: () => unknown,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (text: string) => reject(new StoreUnavailableError(text, { cause: cause() }));
    const onExit = () => fail('The embedded store stopped while it was being opened.');
    worker.once('exit', onExit);
    worker.once('message', (opened: Opened) => {
      worker.off('exit', onExit);
      if (opened.opened) return resolve();
      fail(
        `The embedded store in ${folder ?? 'memory'} cannot be opened: ${opened.fault.message}. Where the folder is damaged, move it away; then restore a backup (marquee restore), or unpack the newest snapshot beside it into a new one: mkdir store && tar -xzf store-snapshots/<newest> -C store`,
      );
      void worker.terminate();
    });
  });
}

function toError({ message, ...fields }: Fault): Error {
  const error = Object.assign(new Error(message), fields);
  return stateFault(error) ?? error;
}
