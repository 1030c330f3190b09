import { type Document, formsBytes } from './document.ts';

/** What an entry costs beside its body and its names: headers, bookkeeping. */
const ENTRY_BYTES = 2000;
/** What a character of a name may take. */
const CHARACTER_BYTES = 2;

/** Where a document is found without its key: an address, and the locales that it is offered in. */
export interface Offer {
  readonly address: string;
  readonly locales: readonly string[];
  /** The document's own. */
  readonly locale: string;
}

/** What is kept of an address. */
export interface Offered {
  readonly locales: readonly string[];
  /** By locale. */
  readonly documents: Map<string, Document>;
}

/** A document, and where it is found without its key. */
export interface Entry {
  readonly document: Document;
  readonly offer: Offer | undefined;
}

/**
 * Rendered documents within a bound of bytes; the one not asked for longest goes first. What is
 * known of their addresses is forgotten with them: all that is remembered of requests lies here, and
 * is counted.
 */
export class DocumentCache {
  readonly #entries = new Map<string, Entry>();
  readonly #offered = new Map<string, Offered>();
  readonly #limit: number;
  #bytes = 0;
  #removed: (key: string) => void = () => undefined;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.size;
  }
  get bytes(): number {
    return this.#bytes;
  }
  /** How many addresses are known; never more than documents. */
  get addresses(): number {
    return this.#offered.size;
  }

  /** Its documents by their keys; the one that would go first comes first. */
  entries(): Iterable<readonly [string, Entry]> {
    return this.#entries;
  }

  /** The keys under which its documents lie in a folder. */
  stored(): string[] {
    return [...this.#entries.values()].flatMap(({ document }) => document.stored ?? []);
  }

  /** Says who is told of each document that goes. */
  onRemoved(listener: (key: string) => void): void {
    this.#removed = listener;
  }

  get(key: string): Document | undefined {
    const document = this.peek(key);
    if (document) document.asked = true;
    return document;
  }

  /** As `get`, but nobody asked for it. */
  peek(key: string): Document | undefined {
    return this.#entries.get(key)?.document;
  }

  /** What is kept of an address; who takes a document from it says so: `asked`. */
  at(address: string): Offered | undefined {
    return this.#offered.get(address);
  }

  /** Keeps a document; without an offer only who knows its key finds it. */
  set(key: string, document: Document, offer?: Offer): void {
    this.delete(key);
    const entry = { document, offer };
    this.#entries.set(key, entry);
    this.#bytes += costOf(key, entry);
    this.offer(key);
    this.#makeRoom(key);
  }

  /** Lets a kept document be found at its address again, where that was forgotten. */
  offer(key: string): void {
    const { document, offer } = this.#entries.get(key) ?? {};
    if (!document || !offer) return;
    const { address, locales, locale } = offer;
    const offered = this.#offered.get(address) ?? { locales, documents: new Map() };
    this.#offered.set(address, offered);
    offered.documents.set(locale, document);
  }

  /** Whoever was asked for since its last turn gets another one. */
  #makeRoom(newest: string): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) return;
      if (key === newest) continue;
      if (entry.document.asked) {
        entry.document.asked = false;
        this.#entries.delete(key);
        this.#entries.set(key, entry);
      } else this.delete(key);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= costOf(key, entry);
    this.#withdraw(entry.offer);
    this.#removed(key);
  }

  #withdraw(offer: Offer | undefined): void {
    if (!offer) return;
    const documents = this.#offered.get(offer.address)?.documents;
    documents?.delete(offer.locale);
    if (documents?.size === 0) this.#offered.delete(offer.address);
  }

  /**
   * Brings the count in step after a document was compressed better, or in another form as well.
   * @param bytesBefore of all its forms
   */
  resized(key: string, document: Document, bytesBefore: number): void {
    if (this.peek(key) !== document) return;
    this.#bytes += formsBytes(document) - bytesBefore;
    this.#makeRoom(key);
  }

  /** Forgets what shows these programs, and the portal's own pages, which may list them. */
  forget(slugs: readonly string[]): void {
    const changed = new Set([...slugs, '']);
    for (const [key, { document }] of this.#entries)
      if (changed.has(document.slug)) this.delete(key);
    // A change of one program may move the addresses of another.
    this.#offered.clear();
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.delete(key);
  }
}

const costOf = (key: string, { document, offer }: Entry) =>
  formsBytes(document) + ENTRY_BYTES + CHARACTER_BYTES * (key + (offer?.address ?? '')).length;
