import { parentPort, workerData } from 'node:worker_threads';
import { readBuild } from '../build/read-build.ts';
import { compressNow } from '../documents/document.ts';
import type { Recipe } from './recipe.ts';
import { makeDocument } from './render-recipe.ts';
import type { AskedTask, Task, TaskAnswer } from './render-task.ts';

/** A thread that renders and compresses. Its `workerData` is the folder of the finished build. */
const reading = readBuild(String(workerData));
// Each task tells it.
reading.catch(() => {});

parentPort?.on('message', async ({ id, task }: AskedTask) => {
  try {
    const result = await run(task);
    const transfer = result.body ? [result.body.buffer] : [];
    answer({ id, result: result.body ? result : result.value }, transfer);
  } catch (error) {
    answer({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

const answer = (message: TaskAnswer, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);

interface Result {
  /** Of a document, in memory of its own. */
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly policy?: string;
  readonly value?: unknown;
}

async function run(task: Task): Promise<Result> {
  const build = await reading;
  if (task.kind === 'part') {
    return { value: await Reflect.apply(build[task.part], build, [...task.parameters]) };
  }
  const { html, policy } = await makeDocument(JSON.parse(task.recipe) as Recipe, build);
  return { body: new Uint8Array(compressNow(html)), policy };
}
