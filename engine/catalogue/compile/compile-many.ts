import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { CatalogueStore } from '../store/catalogue-store.ts';
import { compileInto, type Outcome } from './compile-into.ts';
import type { WorkerSetup } from './compile-worker.ts';
import { createContext } from './context.ts';

export type Progress = (done: number, total: number) => void;

const WORKER = new URL('./compile-worker.ts', import.meta.url);
const BATCH = 25;
const MOST_PROCESSES = 4;
/** Below this, starting processes costs more than it saves. */
const WORTH_PROCESSES = 200;

/**
 * Compiles programs and writes the sound ones to the store. Many are compiled in processes of
 * their own: when these end, the memory they took is the system's again.
 */
export async function compileMany(
  slugs: readonly string[],
  setup: WorkerSetup,
  progress: Progress = () => {},
): Promise<Outcome[]> {
  return slugs.length < WORTH_PROCESSES
    ? compileHere(slugs, setup, progress)
    : compileInProcesses(slugs, setup, progress);
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

async function compileInProcesses(
  slugs: readonly string[],
  setup: WorkerSetup,
  progress: Progress,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const queue = batches(slugs);
  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(WORKER, { serialization: 'advanced', execArgv: [] });
      const feed = () => {
        const { value: batch } = queue.next();
        if (batch) worker.send(batch);
        else worker.disconnect();
      };
      worker.on('message', (results: Outcome[]) => {
        outcomes.push(...results);
        progress(outcomes.length, slugs.length);
        feed();
      });
      worker.once('error', reject);
      worker.once('exit', (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`A process that compiles programs ended with ${signal ?? code}.`));
      });
      worker.send(setup);
      feed();
    });
  const workers = Math.min(MOST_PROCESSES, availableParallelism());
  await Promise.all(Array.from({ length: workers }, runWorker));
  return outcomes.sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

function* batches(slugs: readonly string[]): Generator<readonly string[], undefined> {
  for (let start = 0; start < slugs.length; start += BATCH) yield slugs.slice(start, start + BATCH);
}
