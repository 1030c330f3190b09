import { setTimeout as wait } from 'node:timers/promises';
import { compressWell, type Document, formsBytes } from './document.ts';
import type { DocumentCache } from './document-cache.ts';

/** How long visitors who wait for a page come first. */
const PAUSE_MS = 200;

/**
 * Compresses cached documents as well as it goes, one after the other; with a pause before each
 * while pages are being rendered.
 */
export class BackgroundCompression {
  readonly #cache: DocumentCache;
  readonly #improved: (document: Document) => void;
  readonly #waiting = new Set<string>();
  #running = false;
  #rendered = 0;

  /** @param improved is told of each document that was compressed */
  constructor(cache: DocumentCache, improved: (document: Document) => void = () => {}) {
    this.#cache = cache;
    this.#improved = improved;
    // Pages may be rendered faster than they are compressed: what waits is never more than is kept.
    cache.onRemoved((key) => this.#waiting.delete(key));
  }

  /** How many documents wait for their turn. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Called with the key of each document that was rendered. */
  add(key: string): void {
    this.#waiting.add(key);
    this.#rendered = performance.now();
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (const key of this.#waiting) {
      if (performance.now() - this.#rendered < PAUSE_MS) await wait(PAUSE_MS, null, { ref: false });
      this.#waiting.delete(key);
      await this.#improve(key);
    }
    this.#running = false;
  }

  async #improve(key: string): Promise<void> {
    const document = this.#cache.peek(key);
    if (!document) return;
    const before = formsBytes(document);
    await compressWell(document);
    this.#cache.resized(key, document, before);
    this.#improved(document);
  }
}
