import { localeAddress } from '#domain/locales/locale-address.ts';
import { languageTag } from '#domain/locales/negotiate-locale.ts';
import { escapeXml } from '../markup.ts';

/** The most addresses that one file may name (sitemaps.org). */
export const MOST_ENTRIES = 50_000;

export interface SitemapEntry {
  readonly canonical: string;
  readonly locales: readonly string[];
  /** `2026-11-01`; only where it is known. */
  readonly changed?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages, each once, with its address in every language. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ canonical, locales, changed }) => {
    const alternates = [
      ...locales.map((locale) => [languageTag(locale), localeAddress(locale, canonical)] as const),
      ['x-default', canonical] as const,
    ].map(
      ([language, address]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
    );
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeXml(canonical)}</loc>${date}${alternates.join('')}</url>`;
  });
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** A sitemap of sitemaps, by their addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}
