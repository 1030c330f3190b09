import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Document } from './document.ts';
import type { DocumentCache } from './document-cache.ts';
import { readRequest } from './read-request.ts';

const ADDRESSES = 50_000;
const WISHES = 64;

/**
 * Answers documents that are in the cache before anything else looks at the request: one look-up
 * by host and address, one by what the visitor reads. It never decides what an address shows, it
 * only remembers what was decided.
 */
export class DocumentFront {
  readonly #cache: DocumentCache;
  readonly #trustedProxies: readonly string[];
  /** Host and address → the visitor's languages → the document's key. */
  readonly #memory = new Map<string, Map<string, string>>();
  /** How many requests were answered here. */
  answered = 0;

  constructor(cache: DocumentCache, trustedProxies: readonly string[]) {
    this.#cache = cache;
    this.#trustedProxies = trustedProxies;
  }

  /** Answers the request if it can. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const keys = this.#memory.get(addressOf(request));
    if (keys === undefined || !acceptsBrotli(headers['accept-encoding'])) return false;
    if (headers['x-forwarded-host'] !== undefined && this.#trustedProxies.length > 0) return false;
    const key = keys.get(wishesOf(request));
    const document = key === undefined ? undefined : this.#cache.get(key);
    if (document === undefined || document.expires <= Date.now()) return false;
    this.answered += 1;
    send(document, request, response);
    return true;
  }

  /** Remembers which document answered a request. */
  remember(request: IncomingMessage, key: string): void {
    const { url = '' } = request;
    if (url.includes('?') && !/^[^?]*\?locale=[a-z-]{2,8}$/.test(url)) return;
    const forwarded = request.headers['x-forwarded-host'] !== undefined;
    if (forwarded && this.#trustedProxies.length > 0) return;
    const address = addressOf(request);
    let keys = this.#memory.get(address);
    if (keys === undefined) {
      if (this.#memory.size >= ADDRESSES) this.#memory.clear();
      keys = new Map();
      this.#memory.set(address, keys);
    }
    if (keys.size < WISHES) keys.set(wishesOf(request), key);
  }

  /** Forgets everything; called when what is served changes. */
  clear(): void {
    this.#memory.clear();
  }
}

/** Sends a document, or that the visitor has it already. */
export function send(document: Document, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers['if-none-match'] === document.etag && document.status === 200) {
    response.writeHead(304, { etag: document.etag, vary: document.headers.vary ?? '' }).end();
    return;
  }
  response.writeHead(document.status, document.headers);
  response.end(request.method === 'HEAD' ? undefined : document.body);
}

export const acceptsBrotli = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(header);

const addressOf = ({ headers, url }: IncomingMessage) => `${headers.host}\n${url}`;

const wishesOf = (request: IncomingMessage): string => {
  const language = request.headers['accept-language'] ?? '';
  if (request.headers.cookie === undefined) return language;
  return `${language}\n${readRequest(request, []).stored ?? ''}`;
};
