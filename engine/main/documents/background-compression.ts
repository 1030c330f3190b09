import { compressWell } from './document.ts';
import type { DocumentCache } from './document-cache.ts';

/** Nobody waits for a page that is rendered at the same time. */
const QUIET_MS = 200;

/** Compresses cached documents as well as it goes, one after the other, while nothing is rendered. */
export class BackgroundCompression {
  readonly #cache: DocumentCache;
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #busy = false;

  constructor(cache: DocumentCache) {
    this.#cache = cache;
  }

  /** Called for each rendered document; its turn comes when a while passed without another. */
  add(key: string): void {
    this.#waiting.add(key);
    if (this.#timer) this.#timer.refresh();
    else this.#timer = setTimeout(() => void this.#run(), QUIET_MS).unref();
  }

  async #run(): Promise<void> {
    this.#timer = undefined;
    if (this.#busy) return;
    this.#busy = true;
    for (const key of this.#waiting) {
      if (this.#timer) break; // a page was rendered: its timer comes back here
      this.#waiting.delete(key);
      await this.#improve(key);
    }
    this.#busy = false;
  }

  async #improve(key: string): Promise<void> {
    const document = this.#cache.get(key);
    if (!document) return;
    const before = document.body.length;
    await compressWell(document);
    this.#cache.resized(key, document, before);
  }
}
