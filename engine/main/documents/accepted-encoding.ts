import * as zlib from 'node:zlib';

/** The forms in which a text travels. */
export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

const accepts = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`);
const BROTLI = accepts('br');
const GZIP = accepts('gzip');
const ZSTANDARD = accepts('zstd');
/** Older versions of Node do not have it. */
const HAS_ZSTANDARD = typeof zlib.zstdCompress === 'function';

export const acceptsBrotli = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && BROTLI.test(header);

/** The smallest form that a client takes, by its Accept-Encoding. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  if (BROTLI.test(header)) return 'br';
  if (HAS_ZSTANDARD && ZSTANDARD.test(header)) return 'zstd';
  return GZIP.test(header) ? 'gzip' : 'identity';
}
