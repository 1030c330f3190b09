import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  encodedWidths,
  IMAGE_ENCODING_NAMES,
  type ImageEncoding,
} from '#domain/programs/image-address.ts';

const ENCODE = fileURLToPath(new URL('./encode-image.ts', import.meta.url));
/** The largest picture takes some ten seconds on a slow core. */
const LONGEST_MS = 120_000;
/** How much of what went wrong is told. */
const LONGEST_REASON = 300;

/** A picture that is to be encoded; two with the same hash are the same. */
export interface EncodingJob {
  readonly hash: string;
  /** Of the original, in pixels. */
  readonly width: number;
  /** The original; undefined where it is another one by now. */
  readonly read: () => Promise<Buffer | undefined>;
  /** How the log names it. */
  readonly name: string;
}

type Warn = (facts: { readonly picture: string }, message: string) => void;

/**
 * Encodes pictures one after the other, in processes that give way to all others: whoever serves
 * never waits for one, and no picture ends the server. What is encoded stays in a folder.
 */
export class ImageEncoder {
  readonly #folder: string;
  readonly #warn: Warn;
  readonly #waiting = new Map<string, EncodingJob>();
  /** By hash: begun here, whatever came of it. */
  readonly #taken = new Set<string>();
  #running: Promise<void> | undefined;
  #process: ChildProcess | undefined;
  #closed = false;

  constructor(folder: string, warn: Warn) {
    this.#folder = folder;
    this.#warn = warn;
  }

  /** Resolves when nothing waits. */
  get idle(): Promise<void> {
    return this.#running ?? Promise.resolve();
  }

  /** Where an encoded picture stands once it is made. */
  path(hash: string, width: number, encoding: ImageEncoding): string {
    return join(this.#folder, `${hash}-${width}.${encoding}`);
  }

  /** Has a picture encoded some time from now; once, however often it is asked for. */
  want(job: EncodingJob): void {
    if (this.#closed || this.#taken.has(job.hash)) return;
    this.#waiting.set(job.hash, job);
    this.#running ??= this.#work();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.clear();
    this.#process?.kill('SIGKILL');
    await this.#running;
  }

  async #work(): Promise<void> {
    // Whoever asks for several asks for all of them first.
    await Promise.resolve();
    for (const [hash, job] of this.#waiting) {
      this.#waiting.delete(hash);
      this.#taken.add(hash);
      const reason = await this.#encode(job).catch((error: Error) => error.message);
      if (reason !== undefined && !this.#closed)
        this.#warn(
          { picture: job.name },
          `A picture could not be encoded, and is served as it is: ${reason}`,
        );
    }
    this.#running = undefined;
  }

  /** An earlier run made it: its files are whole, as each is renamed to its place. */
  #isMade(hash: string, widths: readonly number[]): boolean {
    return widths.every((width) =>
      IMAGE_ENCODING_NAMES.every((encoding) => existsSync(this.path(hash, width, encoding))),
    );
  }

  /** Resolves to what went wrong. */
  async #encode({ hash, width, read }: EncodingJob): Promise<string | undefined> {
    const widths = encodedWidths(width);
    if (this.#isMade(hash, widths)) return undefined;
    await mkdir(this.#folder, { recursive: true });
    const content = await read();
    if (!content || this.#closed) return undefined;
    const prefix = join(this.#folder, hash);
    return new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        [ENCODE, prefix, ...widths.map(String)],
        // The environment holds secrets, and it needs none of it.
        { env: {}, stdio: ['pipe', 'ignore', 'pipe'], timeout: LONGEST_MS, killSignal: 'SIGKILL' },
      );
      this.#process = child;
      if (child.pid !== undefined) giveWay(child.pid);
      let told = '';
      child.stderr.on('data', (part) => {
        told = (told + part).slice(-10 * LONGEST_REASON);
      });
      child.stdin.on('error', () => undefined); // it ended before it had read all
      child.stdin.end(content);
      child.on('error', (error) => resolve(error.message));
      child.on('close', (code, signal) => {
        this.#process = undefined;
        resolve(code === 0 ? undefined : reasonOf(told) || `it ended with ${signal ?? code}`);
      });
    });
  }
}

const reasonOf = (told: string) =>
  (/^\w*Error: .*$/m.exec(told)?.[0] ?? '').slice(0, LONGEST_REASON);

function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Where that is not allowed, or it has ended, it runs as any other.
  }
}
