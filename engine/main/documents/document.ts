import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { PAGE_HEADERS } from '#domain/http/answer-headers.ts';
import type { Encoding } from './accepted-encoding.ts';

/** A page as it travels, with its headers made up once. */
export interface Form {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** The same for where the address alone decides; absent where no shared cache may keep it. */
  shared?: Record<string, string> | undefined;
}

/** A rendered page in Brotli, and in what else somebody asked for. */
export interface Document extends Form {
  readonly status: number;
  forms?: Partial<Record<Encoding, Form>>;
  /** For how long those keep it that are purged. */
  readonly sharedSeconds?: number;
  /** It is offered in no other locale. */
  readonly only?: boolean;
  /** Milliseconds; afterwards the page may say something else (a window opens or closes). */
  readonly expires: number;
  /** The program it shows; empty for pages of the portal. */
  readonly slug: string;
  /** What kind of page it is, in counts and the log. */
  readonly route?: string;
  /** The uuid of the program whose landing page it is; absent for every other page. */
  readonly landing_of?: string | undefined;
  /** Which version of what changes by itself it shows; absent where the catalogue says it all. */
  readonly version?: string | undefined;
  /** Its key in the folder where documents are kept; absent where it is kept in memory alone. */
  readonly stored?: string;
  /** Somebody asked for it since the cache last looked for room. */
  asked: boolean;
}

/** A document in an encoding; undefined where nobody has asked for that yet. */
export const formOf = (document: Document, encoding: Encoding): Form | undefined =>
  encoding === 'br' ? document : document.forms?.[encoding];

/** What a document's forms take, in bytes. */
export const formsBytes = ({ body, forms }: Pick<Document, 'body' | 'forms'>): number =>
  Object.values(forms ?? {}).reduce(
    (sum, form) => sum + form.body.length + FORM_BYTES,
    body.length,
  );

/** Headers of a form beside its body. */
const FORM_BYTES = 1500;

const compressAsync = promisify(brotliCompress);
const decompressAsync = promisify(brotliDecompress);
/** Nine tenths of what the best quality saves, in a hundredth of its time. */
const QUICK = 4;
const BEST = 11;
/** As a power of two: a page is never larger, and memory for more would be held for nothing. */
const WINDOW = 18;
const quality = (level: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
  },
});

const FIXED_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  vary: 'accept-encoding, accept-language, cookie',
  ...PAGE_HEADERS,
} as const;

/** Compresses a text quickly: somebody is waiting for it. Others are not: it happens in a thread. */
export async function compressQuickly(html: string): Promise<Buffer> {
  const bytes = Buffer.from(html);
  return exact(await compressAsync(bytes, quality(QUICK, bytes.length)));
}

/** The same where it happens: in a thread for that. */
export function compressNow(html: string): Buffer {
  const bytes = Buffer.from(html);
  return brotliCompressSync(bytes, quality(QUICK, bytes.length));
}

/** The same page is always compressed to the same bytes, which are a fifth of it. */
export const etagOf = (body: Buffer): string => `"${hash('sha1', body, 'base64url')}"`;

export type PageFacts = Pick<
  Document,
  'status' | 'expires' | 'slug' | 'route' | 'landing_of' | 'version' | 'stored'
> & {
  policy: string;
  locale: string;
  cacheControl: string;
  only?: boolean;
  /** Beside the others where shared caches may keep it. */
  shared?: Record<string, string>;
  sharedSeconds?: number;
};

/** A document of its compressed text, with its headers made up. */
export function documentOf(body: Buffer, etag: string, page: PageFacts): Document {
  const headers = {
    ...FIXED_HEADERS,
    'content-length': String(body.length),
    'content-language': page.locale,
    'content-security-policy': page.policy,
    'cache-control': page.cacheControl,
    etag,
  };
  return {
    status: page.status,
    expires: page.expires,
    slug: page.slug,
    ...(page.route === undefined ? {} : { route: page.route }),
    ...(page.stored === undefined ? {} : { stored: page.stored }),
    landing_of: page.landing_of,
    version: page.version,
    asked: false,
    body,
    etag,
    headers,
    shared: page.shared && { ...headers, ...page.shared },
    ...(page.sharedSeconds === undefined ? {} : { sharedSeconds: page.sharedSeconds }),
    only: page.only === true,
  };
}

/** A document of a text that is not compressed yet. */
export async function createDocument(html: string, page: PageFacts): Promise<Document> {
  const body = await compressQuickly(html);
  return documentOf(body, etagOf(body), page);
}

/** Compresses a document as well as it goes; for documents that will be asked for again. */
export async function compressWell(document: Document): Promise<void> {
  const bytes = await decompressAsync(document.body);
  const body = exact(await compressAsync(bytes, quality(BEST, bytes.length)));
  if (body.length >= document.body.length) return;
  document.body = body;
  const length = { 'content-length': String(body.length) };
  document.headers = { ...document.headers, ...length };
  document.shared = document.shared && { ...document.shared, ...length };
}

/** A copy in memory of its own: a slice of a shared pool would keep the pool alive. */
export function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
