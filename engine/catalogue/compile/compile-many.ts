import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { CatalogueStore } from '../store/catalogue-store.ts';
import { compileInto, type Outcome } from './compile-into.ts';
import type { WorkerSetup } from './compile-worker.ts';
import { createContext } from './context.ts';

export type Progress = (done: number, total: number) => void;

const BATCH = 25;
/** Below this, starting threads costs more than it saves. */
const WORTH_THREADS = 200;

/** Compiles programs, in threads where there are many, and writes the sound ones to the store. */
export async function compileMany(
  slugs: readonly string[],
  setup: WorkerSetup,
  progress: Progress = () => {},
): Promise<Outcome[]> {
  return slugs.length < WORTH_THREADS
    ? compileHere(slugs, setup, progress)
    : compileInThreads(slugs, setup, progress);
}

async function compileHere(
  slugs: readonly string[],
  { folder, name, environment, site, storeFolder }: WorkerSetup,
  progress: Progress,
): Promise<Outcome[]> {
  const context = createContext(folder, name, environment, site);
  const store = storeFolder === undefined ? undefined : new CatalogueStore(storeFolder);
  const outcomes: Outcome[] = [];
  for (const slug of slugs) {
    outcomes.push(await compileInto(store, slug, context));
    progress(outcomes.length, slugs.length);
    await new Promise(setImmediate); // requests are answered between two programs
  }
  return outcomes;
}

async function compileInThreads(
  slugs: readonly string[],
  setup: WorkerSetup,
  progress: Progress,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const takeBatch = () => {
    const batch = slugs.slice(next, next + BATCH);
    next += batch.length;
    return batch;
  };
  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./compile-worker.ts', import.meta.url), {
        workerData: setup,
      });
      const feed = () => {
        const batch = takeBatch();
        if (batch.length > 0) worker.postMessage(batch);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (results: Outcome[]) => {
        outcomes.push(...results);
        progress(outcomes.length, slugs.length);
        feed();
      });
      worker.on('error', reject);
      feed();
    });
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, runWorker));
  return outcomes.sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
