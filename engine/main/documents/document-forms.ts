import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { Encoding } from './accepted-encoding.ts';
import { type Document, exact, type Form, formOf, formsBytes } from './document.ts';
import type { DocumentCache } from './document-cache.ts';

const decompress = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
/** Made once and kept: a few milliseconds more are well spent. */
const GZIP_LEVEL = 9;
const ZSTANDARD_LEVEL = 12;

/** Makes the forms of documents in which clients without Brotli ask for them, and keeps them beside it. */
export class DocumentForms {
  readonly #cache: DocumentCache;
  readonly #beingMade = new WeakMap<Document, Map<Encoding, Promise<Form>>>();

  constructor(cache: DocumentCache) {
    this.#cache = cache;
  }

  /**
   * A document in an encoding; made in a thread, once however many wait for it.
   * @param key under which the document is kept; absent where it is not
   */
  async of(document: Document, encoding: Encoding, key: string | undefined): Promise<Form> {
    const kept = formOf(document, encoding);
    if (kept) return kept;
    const making = this.#beingMade.get(document) ?? new Map<Encoding, Promise<Form>>();
    this.#beingMade.set(document, making);
    const begun = making.get(encoding);
    if (begun) return begun;
    const made = this.#make(document, encoding, key).finally(() => making.delete(encoding));
    making.set(encoding, made);
    return made;
  }

  async #make(document: Document, encoding: Encoding, key: string | undefined): Promise<Form> {
    const form = await encode(document, encoding);
    const before = formsBytes(document);
    document.forms = { ...document.forms, [encoding]: form };
    if (key !== undefined) this.#cache.resized(key, document, before);
    return form;
  }
}

async function encode(document: Document, encoding: Encoding): Promise<Form> {
  const plain = await decompress(document.body);
  const body = exact(await compress(plain, encoding));
  const name = encoding === 'identity' ? 'plain' : encoding;
  const etag = document.etag.replace(/"$/, `-${name}"`);
  const inForm = ({
    'content-encoding': _brotli,
    ...headers
  }: Readonly<Record<string, string>>): Record<string, string> => ({
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
    etag,
  });
  const { headers, shared } = document;
  return { body, etag, headers: inForm(headers), shared: shared && inForm(shared) };
}

async function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'gzip':
      return gzip(plain, { level: GZIP_LEVEL });
    case 'zstd':
      return promisify(zlib.zstdCompress)(plain, {
        params: { [zlib.constants.ZSTD_c_compressionLevel]: ZSTANDARD_LEVEL },
      });
    default:
      return plain;
  }
}
