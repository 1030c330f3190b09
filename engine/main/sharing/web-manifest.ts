import type { View } from '#contract/programs/view.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { direction, languageTag } from '#domain/locales/negotiate-locale.ts';

/** What a program is as an app; `landing` is its landing page in the locale. */
export function webManifest(
  landing: View,
  look: {
    readonly ground: string;
    readonly icon: (name: '192.png' | '512.png' | 'maskable.png') => string;
  },
): Readonly<Record<string, unknown>> {
  const { program, product, locale, base, description } = landing;
  const name = program?.title ?? `${product} Creators`;
  const start = base || '/';
  return {
    id: start,
    name,
    short_name: shortName(name),
    description,
    lang: languageTag(locale),
    dir: direction(locale),
    start_url: locale === DEFAULT_LOCALE ? start : `${start}?locale=${locale}`,
    scope: start,
    display: 'standalone',
    theme_color: look.ground,
    background_color: look.ground,
    icons: [
      { src: look.icon('192.png'), sizes: '192x192', type: 'image/png' },
      { src: look.icon('512.png'), sizes: '512x512', type: 'image/png' },
      { src: look.icon('maskable.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** What fits below an icon: the name without its last words, while it is too long. */
function shortName(name: string): string {
  const words = name.split(/[\s:,]+/);
  while (words.length > 1 && words.join(' ').length > 14) words.pop();
  return words.join(' ');
}
