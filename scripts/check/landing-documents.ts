import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { Catalogue } from '#catalogue/catalogue.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { localeAddress } from '#domain/locales/locale-address.ts';
import { type Build, readBuild } from '#main/build/read-build.ts';
import { assembleDocument } from '#main/documents/assemble-document.ts';
import { DocumentServer } from '#main/documents/document-server.ts';
import { readRequest } from '#main/documents/read-request.ts';
import { NO_PROXIES } from '#main/http/trusted-proxies.ts';

export interface LandingDocument {
  readonly slug: string;
  readonly locale: string;
  readonly path: string;
  /** The host of its own, where it has one. */
  readonly host: string | undefined;
  readonly html: string;
  /** The faces that a browser fetches at once, as paths. */
  readonly fonts: readonly string[];
  /** As a visitor gets it once the background has compressed it: Brotli at its best. */
  readonly bytes: number;
}

export interface LandingDocuments {
  readonly build: Build;
  readonly documents: readonly LandingDocument[];
}

/**
 * Renders every program's landing page by the built renderer, without a server: in English, or in
 * each of its locales.
 */
export async function landingDocuments(
  dataFolder: string,
  languages: 'english' | 'all' = 'english',
): Promise<LandingDocuments> {
  const options = { folder: process.env.MARQUEE_PROGRAMS || 'programs', dataFolder };
  const catalogue = await Catalogue.open({ ...options, environment: 'development' });
  await catalogue.refresh();
  const build = await readBuild(join(dataFolder, 'build'));
  const server = new DocumentServer({ catalogue, build, cacheBytes: 1, port: () => 3000 });
  const documents: LandingDocument[] = [];
  for (const [slug, { status, base_route, hosts, locales }] of catalogue.served()) {
    const path = status === 'archived' ? `/__archive/${slug}` : base_route;
    for (const locale of languages === 'all' ? locales : [DEFAULT_LOCALE]) {
      const url = localeAddress(locale, path);
      const headers = { host: 'localhost', 'accept-language': DEFAULT_LOCALE };
      const request = readRequest({ url, headers }, NO_PROXIES);
      const viewed = server.view(request);
      if ('kind' in viewed) throw new Error(`${url} leads to ${viewed.location}.`);
      const page = await server.renderView(viewed, request);
      const { html } = assembleDocument(page, viewed.view, build);
      const fonts = page.theme.preloads;
      documents.push({ slug, locale, path, host: hosts[0], html, fonts, bytes: brotliBytes(html) });
    }
  }
  return { build, documents };
}

export function brotliBytes(text: string): number {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;
}
