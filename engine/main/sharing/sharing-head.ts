import type { View } from '#contract/programs/view.ts';
import { localeAddress } from '#domain/locales/locale-address.ts';
import { languageTag } from '#domain/locales/negotiate-locale.ts';
import { escapeXml } from './markup.ts';
import { type PagePicture, PICTURE_SIZE } from './picture/page-picture.ts';
import { structuredData } from './search/structured-data.ts';

/** What previews take for granted (ogp.me). */
const DEFAULT_TERRITORY = 'en_US';

export interface SharedPage {
  readonly view: View;
  /** The page's own title; absent on a landing page. */
  readonly title: string | undefined;
  readonly picture: PagePicture;
  /** Path of the manifest, with what chooses it. */
  readonly manifest: string;
  readonly touchIcon: string;
  /** The colour at the upper edge of the page. */
  readonly themeColor: string;
}

/**
 * What of a document's head serves link previews, search engines and home screens. Nothing of it
 * changes while the page is open: it never reaches the app.
 */
export function sharingHead(page: SharedPage): string {
  const { view, picture, title } = page;
  const app =
    `<meta name="theme-color" content="${page.themeColor}"/>` +
    `<link rel="manifest" href="${escapeXml(page.manifest)}"/>` +
    `<link rel="apple-touch-icon" href="${escapeXml(page.touchIcon)}"/>`;
  if (view.status !== 200) return app;
  const { origin } = new URL(view.canonical);
  const address = localeAddress(view.locale, view.canonical);
  const { name } = picture.picture;
  const properties = {
    'og:title': title === undefined ? name : `${title} | ${name}`,
    'og:description': view.description,
    'og:type': 'website',
    'og:site_name': name,
    'og:url': address,
    ...(territory(view.locale) === DEFAULT_TERRITORY
      ? {}
      : { 'og:locale': territory(view.locale) }),
    'og:image': origin + picture.path,
    'og:image:width': PICTURE_SIZE.width,
    'og:image:height': PICTURE_SIZE.height,
    'og:image:alt': picture.picture.title === name ? name : `${picture.picture.title} | ${name}`,
  };
  const open = Object.entries(properties)
    .map(([key, value]) => `<meta property="${key}" content="${escapeXml(String(value))}"/>`)
    .join('');
  const data =
    view.robots === 'index'
      ? `<script type="application/ld+json">${scriptJson(structuredData(view, title))}</script>`
      : '';
  return `${app}${open}<meta name="twitter:card" content="summary_large_image"/>${data}`;
}

/** `de` → `de_DE`: previews ask for a language and a country. */
export function territory(locale: string): string {
  const { language, region } = new Intl.Locale(languageTag(locale)).maximize();
  return `${language}_${region}`;
}

/** JSON that no text in it can end the script of. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
