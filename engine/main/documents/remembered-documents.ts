import type { Document } from './document.ts';
import type { DocumentCache, Offer } from './document-cache.ts';
import type { DocumentStore } from './document-store.ts';

/** What of a document neither its file nor its address says. */
type Facts = Omit<Document, 'body' | 'forms' | 'expires' | 'asked' | 'version'> & {
  /** Absent where nothing ends it. */
  readonly expires?: number;
};

interface Remembered {
  readonly key: string;
  readonly offer: Offer;
  readonly facts: Facts;
}

/** Pages of this machine's own hosts name its port, which may be another the next time. */
const isLasting = ({ address }: Offer) => !/^\S+\.localhost /.test(address);

/**
 * Puts down which documents are at hand, so that the next start has them at hand as well. Those that
 * do not lie in the folder are left out, as are those that name people.
 * @param name says everything that decides what an address shows: what is served, by which build
 */
export async function rememberDocuments(
  cache: DocumentCache,
  store: DocumentStore,
  name: string,
): Promise<void> {
  const all: Remembered[] = [];
  for (const [key, { document, offer }] of cache.entries()) {
    if (!offer || document.stored === undefined || document.version !== undefined) continue;
    if (!isLasting(offer)) continue;
    const { body: _body, forms: _forms, asked: _asked, version: _version, ...rest } = document;
    const { expires, headers, shared, ...facts } = rest;
    const ends = Number.isFinite(expires) ? { expires } : {};
    all.push({ key, offer, facts: { ...facts, ...ends, headers, shared } });
  }
  const body = Buffer.from(JSON.stringify(all));
  await store.write(name, { body, etag: '', policy: '', best: true });
}

/**
 * Takes documents that an earlier run had at hand from the folder.
 * @param isCurrent whether `name` still says what is served
 * @param improve is told the key of each that could be compressed better
 */
export async function recallDocuments(
  cache: DocumentCache,
  store: DocumentStore,
  name: string,
  isCurrent: () => boolean,
  improve: (key: string) => void,
): Promise<number> {
  const list = await store.read(name);
  if (!list) return 0;
  let recalled = 0;
  for (const { key, offer, facts } of JSON.parse(String(list.body)) as Remembered[]) {
    const { stored = '', expires = Number.POSITIVE_INFINITY } = facts;
    if (expires <= Date.now() || cache.peek(key)) continue;
    const found = await store.read(stored);
    if (!isCurrent()) return recalled;
    if (!found || found.etag !== facts.etag || cache.peek(key)) continue;
    const length = { 'content-length': String(found.body.length) };
    const { headers, shared, ...rest } = facts;
    const document: Document = {
      ...{ ...rest, expires, body: found.body, asked: false },
      headers: { ...headers, ...length },
      shared: shared && { ...shared, ...length },
    };
    cache.set(key, document, offer);
    if (!found.best) improve(key);
    recalled += 1;
  }
  return recalled;
}
