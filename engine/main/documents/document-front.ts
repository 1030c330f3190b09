import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestFacts } from '#api/metrics/request-facts.ts';
import type { VisitCounter } from '#api/visits/visit-counter.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { negotiateLocale } from '#domain/locales/negotiate-locale.ts';
import type { HostDirectory } from '#domain/programs/classify-host.ts';
import { readAddress } from '#domain/routing/asked-address.ts';
import { isHttps, leavePolicyAsKept, setHttpsHeaders } from '../http/answer-headers.ts';
import { askedHost } from '../http/asked-host.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';
import { acceptedEncoding } from './accepted-encoding.ts';
import { countVisit } from './count-visit.ts';
import { type Document, type Form, formOf } from './document.ts';
import type { DocumentCache } from './document-cache.ts';
import { addressOf } from './document-key.ts';
import { storedLocale } from './read-request.ts';
import { headersWithoutBody, isOfAddress, sharedAt } from './shared-caching.ts';

interface Found {
  readonly document: Document;
  /** The locale that the address names. */
  readonly locale: string | undefined;
}

/**
 * Answers documents that are in the cache before anything else looks at the request: one look-up by
 * whose host and which path it is, one by the locale that was negotiated. It never decides what an
 * address shows, and keeps nothing of requests: what is known of addresses lies in the cache.
 */
export class DocumentFront {
  readonly #cache: DocumentCache;
  readonly #directory: HostDirectory;
  readonly #trustedProxies: TrustedProxies;
  readonly #visits: VisitCounter | undefined;
  readonly #preload: ReadonlySet<string>;
  /** How many requests were answered here. */
  answered = 0;

  /** Visits are counted where there is what counts them; `preload` hosts are to be in browsers' own lists. */
  constructor(
    cache: DocumentCache,
    directory: HostDirectory,
    trustedProxies: TrustedProxies,
    visits?: VisitCounter,
    preload: ReadonlySet<string> = new Set(),
  ) {
    this.#cache = cache;
    this.#directory = directory;
    this.#trustedProxies = trustedProxies;
    this.#visits = visits;
    this.#preload = preload;
  }

  /** Answers the request if it can. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const host = askedHost(request, this.#trustedProxies);
    const found = this.#find(request, host);
    const document = found?.document;
    if (document === undefined || document.expires <= Date.now()) return false;
    const form = formOf(document, acceptedEncoding(headers['accept-encoding']));
    if (form === undefined) return false;
    this.answered += 1;
    document.asked = true;
    noteDocument(request, document);
    countVisit(this.#visits, document.landing_of, request);
    if (isHttps(request, this.#trustedProxies))
      setHttpsHeaders(host, response, this.#directory, this.#preload);
    send(document, form, request, response, found?.locale);
    return true;
  }

  #find({ headers, url = '' }: IncomingMessage, host: string | undefined): Found | undefined {
    const [path, locale] = readQuery(url) ?? [];
    if (path === undefined) return undefined;
    const address = addressOf(readAddress(host, path, this.#directory));
    const offered = address === undefined ? undefined : this.#cache.at(address);
    if (offered === undefined) return undefined;
    const wishes = {
      requested: locale,
      stored: storedLocale(headers.cookie),
      acceptLanguage: headers['accept-language'],
    };
    const document = offered.documents.get(
      negotiateLocale(wishes, offered.locales, DEFAULT_LOCALE),
    );
    return document && { document, locale };
  }
}

/**
 * The path and the locale of an address, undecoded. Undefined where the query says anything else,
 * which may be somebody else's to answer, and for a path that redirects to the one without a slash.
 */
function readQuery(url: string): readonly [string, string | undefined] | undefined {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (!path.startsWith('/') || (path.length > 1 && path.endsWith('/'))) return undefined;
  if (at < 0) return [path, undefined];
  const locale = /^\?locale=([a-z-]{2,8})$/.exec(url.slice(at))?.[1];
  return locale === undefined ? undefined : [path, locale];
}

/** Says which page answers a request. */
export function noteDocument(request: IncomingMessage, { route, slug }: Document): void {
  const facts = requestFacts(request);
  if (route !== undefined) facts.route = route;
  if (slug !== '') facts.program = slug;
}

/**
 * Sends a document, or that the visitor has it already.
 * @param form of it that the visitor takes
 * @param requested the locale that the address names
 */
export function send(
  document: Document,
  form: Form,
  request: IncomingMessage,
  response: ServerResponse,
  requested: string | undefined,
): void {
  const shared = isOfAddress(document, requested)
    ? sharedAt(document, form.shared, Date.now())
    : undefined;
  const headers = shared ?? form.headers;
  if (request.headers['if-none-match'] === form.etag && document.status === 200) {
    leavePolicyAsKept(response);
    response.writeHead(304, headersWithoutBody(headers)).end();
    return;
  }
  response.writeHead(document.status, headers);
  response.end(request.method === 'HEAD' ? undefined : form.body);
}
