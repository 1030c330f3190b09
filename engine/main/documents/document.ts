import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';

/** A rendered page in its compressed form, with its headers made up once. */
export interface Document {
  readonly status: number;
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** Milliseconds; afterwards the page may say something else (a window opens or closes). */
  readonly expires: number;
  /** The program it shows; empty for pages of the portal. */
  readonly slug: string;
}

const compressAsync = promisify(brotliCompress);
const quality = (level: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

const FIXED_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  vary: 'accept-encoding, accept-language, cookie',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** Compresses a document quickly: the visitor is waiting. */
export function createDocument(
  html: string,
  page: Pick<Document, 'status' | 'expires' | 'slug'> & { policy: string; locale: string },
): Document {
  const body = exact(brotliCompressSync(html, quality(5, html.length)));
  const etag = `"${createHash('sha1').update(html).digest('base64url')}"`;
  return {
    status: page.status,
    expires: page.expires,
    slug: page.slug,
    body,
    etag,
    headers: {
      ...FIXED_HEADERS,
      'content-length': String(body.length),
      'content-language': page.locale,
      'content-security-policy': page.policy,
      'cache-control': page.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      etag,
    },
  };
}

/** Compresses a document as well as it goes; for documents that will be asked for again. */
export async function compressWell(document: Document, html: string): Promise<void> {
  const body = exact(await compressAsync(html, quality(11, html.length)));
  if (body.length >= document.body.length) return;
  document.body = body;
  document.headers = { ...document.headers, 'content-length': String(body.length) };
}

/** A copy in memory of its own: a slice of a shared pool would keep the pool alive. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
