import { Worker } from 'node:worker_threads';
import type { Drawing } from './draw.ts';
import type { Drawn } from './drawing-worker.ts';

const WORKER = new URL('./drawing-worker.ts', import.meta.url);
/** How many drawings may wait; each takes a fraction of a second. */
const MOST_WAITING = 200;
/** A drawing that takes longer never ends. */
const LONGEST_MS = 20_000;
/** A thread that has nothing to do gives its memory back. */
const IDLE_MS = 60_000;
const CLOSING = 'The server is closing.';

/** Thrown where too many drawings wait already. */
export class DrawingQueueFull extends Error {}

interface Job {
  readonly drawing: Drawing;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Draws one picture after the other in a thread of its own: requests are answered meanwhile. */
export class Drawer {
  readonly #waiting: Job[] = [];
  #worker: Worker | undefined;
  #current: Job | undefined;
  #timer: NodeJS.Timeout | undefined;
  #id = 0;
  #closed = false;

  /** @throws DrawingQueueFull where too many wait. */
  draw(drawing: Drawing): Promise<Buffer> {
    if (this.#closed) return Promise.reject(new Error(CLOSING));
    if (this.#waiting.length >= MOST_WAITING)
      return Promise.reject(new DrawingQueueFull('Too many pictures are being drawn.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ drawing, resolve, reject });
      if (!this.#current) this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#current?.reject(new Error(CLOSING));
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(CLOSING));
    await worker?.terminate();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#current = this.#waiting.shift();
    if (!this.#current) {
      this.#timer = setTimeout(() => this.#stop(), IDLE_MS).unref();
      return;
    }
    this.#worker ??= this.#start();
    this.#id += 1;
    this.#worker.postMessage({ id: this.#id, drawing: this.#current.drawing });
    this.#timer = setTimeout(
      () => this.#fail(new Error(`A picture was not drawn within ${LONGEST_MS} ms.`)),
      LONGEST_MS,
    ).unref();
  }

  #start(): Worker {
    const worker = new Worker(WORKER);
    worker.unref();
    worker.on('message', (drawn: Drawn) => {
      if (drawn.id !== this.#id || worker !== this.#worker) return;
      const job = this.#current;
      if ('png' in drawn) job?.resolve(Buffer.from(drawn.png.buffer));
      else job?.reject(new Error(drawn.fault));
      this.#next();
    });
    worker.on('error', (error: Error) => {
      if (worker === this.#worker) this.#fail(error);
    });
    return worker;
  }

  #fail(error: Error): void {
    const job = this.#current;
    this.#stop();
    job?.reject(error);
    this.#next();
  }

  #stop(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }
}
