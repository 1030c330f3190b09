import { Worker } from 'node:worker_threads';
import type { Renderer } from '../build/read-build.ts';
import type { DocumentRenderer, Rendered } from './document-renderer.ts';
import type { AskedTask, Part, Task, TaskAnswer } from './render-task.ts';

const THREAD = new URL('./render-thread.ts', import.meta.url);
/** Tasks that a thread has at a time: it need not wait for the next one. */
const AT_A_TIME = 2;
/** A page takes milliseconds, a thread a second to start. */
const LONGEST_MS = 20_000;
/** After so long without work a thread ends: what it holds is the system's again. */
const IDLE_MS = 60_000;
/** MiB that a thread may take; the renderer and the pages of the day take a quarter. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 };

/** How a thread is made, and how long it may be silent. */
interface ThreadSettings {
  /** Of the finished build. */
  readonly folder: string;
  readonly idleMs: number;
  /** For one page. */
  readonly longestMs: number;
  /** What runs in it. */
  readonly program: URL;
}

interface Job {
  readonly task: Task;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Threads that render and compress documents, so that the one that answers never does. They start
 * when they are needed; one that fails or hangs takes only its own tasks with it.
 */
export class RenderThreads implements DocumentRenderer {
  readonly #most: number;
  readonly #settings: ThreadSettings;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];

  /** @param folder of the finished build */
  constructor(
    folder: string,
    most: number,
    settings: Partial<Omit<ThreadSettings, 'folder'>> = {},
  ) {
    this.#most = most;
    this.#settings = {
      idleMs: IDLE_MS,
      longestMs: LONGEST_MS,
      program: THREAD,
      ...settings,
      folder,
    };
  }

  /** How many threads run. */
  get running(): number {
    return this.#threads.size;
  }

  /** Starts a thread before it is needed. */
  warm(): void {
    if (this.#threads.size === 0) this.#start();
  }

  async render(recipe: string): Promise<Rendered> {
    const { body, policy } = (await this.#run({ kind: 'document', recipe })) as {
      readonly body: Uint8Array<ArrayBuffer>;
      readonly policy: string;
    };
    return { body: Buffer.from(body.buffer), policy };
  }

  /** What a part of the built renderer answers. */
  async part<Name extends Part>(
    part: Name,
    ...parameters: Parameters<Renderer[Name]>
  ): Promise<Awaited<ReturnType<Renderer[Name]>>> {
    return (await this.#run({ kind: 'part', part, parameters })) as Awaited<
      ReturnType<Renderer[Name]>
    >;
  }

  async close(): Promise<void> {
    const threads = [...this.#threads];
    for (const job of this.#waiting.splice(0)) job.reject(new Error('The server is closing.'));
    await Promise.all(threads.map((thread) => thread.end(new Error('The server is closing.'))));
  }

  #run(task: Task): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#feed();
    });
  }

  #feed(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#free();
      if (!thread) return;
      const job = this.#waiting.shift();
      if (job) thread.give(job);
    }
  }

  /** The one with the least to do; another one where all are at work. */
  #free(): Thread | undefined {
    const [least] = [...this.#threads].sort((a, b) => a.load - b.load);
    if (least?.load === 0) return least;
    if (this.#threads.size < this.#most) return this.#start();
    return least && least.load < AT_A_TIME ? least : undefined;
  }

  #start(): Thread {
    const thread = new Thread(this.#settings, {
      free: () => this.#feed(),
      ended: () => {
        this.#threads.delete(thread);
        this.#feed();
      },
    });
    this.#threads.add(thread);
    return thread;
  }
}

interface Listener {
  readonly free: () => void;
  readonly ended: () => void;
}

/** One thread and what it has to do. */
class Thread {
  readonly #worker: Worker;
  readonly #jobs = new Map<number, Job>();
  readonly #settings: ThreadSettings;
  readonly #listener: Listener;
  #timer: NodeJS.Timeout | undefined;
  #id = 0;
  #ended = false;

  constructor(settings: ThreadSettings, listener: Listener) {
    this.#settings = settings;
    this.#listener = listener;
    const { program, folder } = settings;
    this.#worker = new Worker(program, { workerData: folder, resourceLimits: LIMITS });
    this.#worker.unref();
    this.#worker.on('message', (answer: TaskAnswer) => this.#answered(answer));
    this.#worker.on('error', (error: Error) => void this.end(error));
    this.#worker.on('exit', () => void this.end(new Error('A thread that renders has ended.')));
    this.#watch();
  }

  get load(): number {
    return this.#jobs.size;
  }

  give(job: Job): void {
    this.#id += 1;
    this.#jobs.set(this.#id, job);
    const message: AskedTask = { id: this.#id, task: job.task };
    this.#worker.postMessage(message);
    this.#watch();
  }

  /** Ends the thread; what it was asked for is not answered any more. */
  async end(reason: Error): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    for (const job of this.#jobs.values()) job.reject(reason);
    this.#jobs.clear();
    this.#listener.ended();
    await this.#worker.terminate();
  }

  #answered(answer: TaskAnswer): void {
    const job = this.#jobs.get(answer.id);
    this.#jobs.delete(answer.id);
    if ('fault' in answer) job?.reject(new Error(answer.fault));
    else job?.resolve(answer.result);
    this.#watch();
    this.#listener.free();
  }

  /** From its last sign of life on. */
  #watch(): void {
    clearTimeout(this.#timer);
    const idle = this.#jobs.size === 0;
    const { idleMs, longestMs } = this.#settings;
    const reason = idle
      ? new Error('A thread that renders had nothing to do.')
      : new Error(`A page was not rendered within ${longestMs} ms.`);
    const wait = idle ? idleMs : longestMs;
    this.#timer = setTimeout(() => void this.end(reason), wait).unref();
  }
}
