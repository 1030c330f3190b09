import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DrawingQueueFull } from './drawer.ts';

/** Writing a picture takes a fraction of a second. */
const ABANDONED_MS = 60_000;
/** What could not be drawn is not tried again before: it would keep others waiting each time. */
const REST_MS = 30_000;
const MOST_FAILURES = 500;

export interface DrawingCacheLimits {
  readonly memoryBytes: number;
  /** 0: nothing is written. */
  readonly diskBytes: number;
}

/**
 * Finished drawings by the hash of what they show, in memory and in a folder, each within a bound
 * of bytes. Who asks for one that is being drawn waits for that.
 */
export class DrawingCache {
  readonly #folder: string;
  readonly #limits: DrawingCacheLimits;
  readonly #kept = new Map<string, Buffer>();
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #failed = new Map<string, { readonly error: unknown; readonly until: number }>();
  #bytes = 0;
  #diskBytes: number | undefined;

  constructor(folder: string, limits: DrawingCacheLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  /** In memory. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The drawing of a key, which must name its content; drawn where it is not kept yet.
   * @throws what `draw` threw, and for a while after it the same again
   */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const failed = this.#failed.get(key);
    if (failed && Date.now() < failed.until) throw failed.error;
    const running = this.#drawing.get(key) ?? this.#find(key, draw);
    this.#drawing.set(key, running);
    try {
      return await running;
    } catch (error) {
      if (!(error instanceof DrawingQueueFull)) this.#rest(key, error);
      throw error;
    } finally {
      this.#drawing.delete(key);
    }
  }

  async #find(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#limits.diskBytes === 0) {
      const png = await draw();
      this.#remember(key, png);
      return png;
    }
    const path = join(this.#folder, `${key}.png`);
    const stored = await readFile(path).catch(() => undefined);
    const png = stored ?? (await draw());
    this.#remember(key, png);
    if (stored) await utimes(path, new Date(), new Date()).catch(() => undefined);
    else await this.#store(path, png).catch(() => undefined); // a full disk draws again
    return png;
  }

  #rest(key: string, error: unknown): void {
    this.#failed.delete(key);
    this.#failed.set(key, { error, until: Date.now() + REST_MS });
    const [oldest] = this.#failed.keys();
    if (oldest !== undefined && this.#failed.size > MOST_FAILURES) this.#failed.delete(oldest);
  }

  #remember(key: string, png: Buffer): void {
    this.#kept.set(key, png);
    this.#bytes += png.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#limits.memoryBytes || oldest === key) break;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }

  async #store(path: string, png: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(`${path}.${process.pid}`, png);
    await rename(`${path}.${process.pid}`, path);
    this.#diskBytes = (this.#diskBytes ?? 0) + png.length;
    // What an earlier run left is counted with the first that is kept, and again when full.
    if (this.#diskBytes === png.length || this.#diskBytes > this.#limits.diskBytes)
      await this.#prune();
  }

  /**
   * Removes what was never finished, and those not asked for longest until a tenth of the room is
   * free.
   */
  async #prune(): Promise<void> {
    const present = await Promise.all(
      (await readdir(this.#folder)).map(async (name) => {
        const path = join(this.#folder, name);
        const { size, mtimeMs } = await stat(path);
        return { path, size, mtimeMs };
      }),
    );
    const files = present.filter(({ path }) => path.endsWith('.png'));
    for (const { path, mtimeMs } of present)
      if (!path.endsWith('.png') && mtimeMs < Date.now() - ABANDONED_MS)
        await rm(path, { force: true });
    let total = files.reduce((sum, { size }) => sum + size, 0);
    if (total > this.#limits.diskBytes) {
      for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
        if (total <= this.#limits.diskBytes * 0.9) break;
        await rm(path, { force: true });
        total -= size;
      }
    }
    this.#diskBytes = total;
  }
}
