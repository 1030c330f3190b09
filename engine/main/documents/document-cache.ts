import type { Document } from './document.ts';

/** What an entry costs beside its body: headers, keys, bookkeeping. */
const ENTRY_BYTES = 2500;

/** Rendered documents within a bound of bytes; the one not asked for longest goes first. */
export class DocumentCache {
  readonly #documents = new Map<string, Document>();
  readonly #limit: number;
  #bytes = 0;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#documents.size;
  }
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): Document | undefined {
    return this.#documents.get(key);
  }

  set(key: string, document: Document): void {
    this.delete(key);
    this.#documents.set(key, document);
    this.#bytes += costOf(document);
    for (const oldest of this.#documents.keys()) {
      if (this.#bytes <= this.#limit || oldest === key) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const document = this.#documents.get(key);
    if (!document) return;
    this.#documents.delete(key);
    this.#bytes -= costOf(document);
  }

  /** Brings the count in step after a document was compressed better. */
  resized(key: string, document: Document, bytesBefore: number): void {
    if (this.#documents.get(key) === document) this.#bytes += document.body.length - bytesBefore;
  }

  /** Forgets what shows these programs, and the portal's own pages, which may list them. */
  forget(slugs: readonly string[]): void {
    const changed = new Set([...slugs, '']);
    for (const [key, document] of this.#documents) if (changed.has(document.slug)) this.delete(key);
  }

  clear(): void {
    this.#documents.clear();
    this.#bytes = 0;
  }
}

const costOf = (document: Document) => document.body.length + ENTRY_BYTES;
