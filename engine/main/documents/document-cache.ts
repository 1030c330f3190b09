import type { Document } from './document.ts';

/** What an entry costs beside its body: headers, keys, bookkeeping. */
const ENTRY_BYTES = 2000;

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
    const document = this.#documents.get(key);
    if (document) document.asked = true;
    return document;
  }

  set(key: string, document: Document): void {
    this.delete(key);
    this.#documents.set(key, document);
    this.#bytes += costOf(document);
    this.#makeRoom(key);
  }

  /** Whoever was asked for since its last turn gets another one. */
  #makeRoom(newest: string): void {
    for (const [key, document] of this.#documents) {
      if (this.#bytes <= this.#limit) return;
      if (key === newest) continue;
      if (document.asked) {
        document.asked = false;
        this.#documents.delete(key);
        this.#documents.set(key, document);
      } else this.delete(key);
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
