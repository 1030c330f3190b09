export interface LocaleWishes {
  /** `?locale=` of the address. */
  readonly requested?: string | undefined;
  /** The visitor's stored choice. */
  readonly stored?: string | undefined;
  /** The Accept-Language header. */
  readonly acceptLanguage?: string | undefined;
}

/** Characters of an Accept-Language header that are read; twenty languages take fewer. */
const LONGEST_HEADER = 256;
const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);

/** The writing direction of a locale. */
export function direction(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(languageOf(locale)) ? 'rtl' : 'ltr';
}

/** The locale as BCP 47 writes it (`pt-br` → `pt-BR`), for `lang`, hreflang and Intl. */
export function languageTag(locale: string): string {
  const [language = locale, region] = locale.split('-');
  return region ? `${language}-${region.toUpperCase()}` : language;
}

/**
 * The locale for Intl: as `languageTag`, but always with the Gregorian calendar and Western
 * digits, which programs' own texts and dates use in every language.
 */
export function formattingTag(locale: string): string {
  const tag = languageTag(locale);
  return direction(locale) === 'rtl' ? `${tag}-u-ca-gregory-nu-latn` : tag;
}

/**
 * The locale to answer in: the address, the stored choice, what the browser accepts, then the
 * default. A wish counts only where the program offers it; the lookup of each is full code,
 * language-region, language (specification, section 9).
 */
export function negotiateLocale(
  wishes: LocaleWishes,
  available: readonly string[],
  fallback: string,
): string {
  for (const wish of [wishes.requested, wishes.stored]) {
    const found = wish === undefined ? undefined : lookUpLocale(wish, available);
    if (found !== undefined) return found;
  }
  const found = lookUpAccepted(wishes.acceptLanguage, available);
  if (found !== undefined) return found;
  return available.includes(fallback) ? fallback : (available[0] ?? fallback);
}

/** The best of an Accept-Language header that is offered. */
function lookUpAccepted(
  header: string | undefined,
  available: readonly string[],
): string | undefined {
  if (!header) return undefined;
  // Nothing comes before the first language where it names no quality: mostly the rest is not read.
  const [first = ''] = header.slice(0, LONGEST_HEADER).split(',', 1);
  const found = first.includes(';') ? undefined : lookUpLocale(first, available);
  if (found !== undefined) return found;
  for (const wish of acceptedLanguages(header)) {
    const next = lookUpLocale(wish, available);
    if (next !== undefined) return next;
  }
  return undefined;
}

/**
 * One wish against what is offered: the full code, language and region, the language. A region that
 * is not offered never finds another one. A wish that names none (`ko` where there is `ko-kr`) finds
 * the first of its language; Chinese scripts name theirs.
 */
export function lookUpLocale(wish: string, available: readonly string[]): string | undefined {
  const code = wish.trim().toLowerCase().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(code)) return undefined;
  if (available.includes(code)) return code;
  const [language = code, ...parts] = code.split('-');
  const region = parts.find((part) => /^([a-z]{2}|\d{3})$/.test(part));
  const script = parts.find((part) => Object.hasOwn(REGION_OF_SCRIPT, part));
  const named = region ?? (script && REGION_OF_SCRIPT[script]);
  if (named && available.includes(`${language}-${named}`)) return `${language}-${named}`;
  if (available.includes(language)) return language;
  return named ? undefined : available.find((locale) => languageOf(locale) === language);
}

/** Where a script of Chinese is written that no region is named for. */
const REGION_OF_SCRIPT: Readonly<Record<string, string>> = { hans: 'cn', hant: 'tw' };

/** The languages of an Accept-Language header, best first; `*` and refused ones are left out. */
export function acceptedLanguages(header: string | undefined): string[] {
  if (!header) return [];
  // What the limit cuts through may look like another language.
  const whole =
    header.length > LONGEST_HEADER
      ? header.slice(0, header.lastIndexOf(',', LONGEST_HEADER) + 1)
      : header;
  return whole
    .split(',')
    .map((part, position) => {
      const [code = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]);
      return { code: code.trim(), quality: Number(quality.find(Boolean) ?? 1), position };
    })
    .filter(({ code, quality }) => code !== '' && code !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position)
    .map(({ code }) => code);
}

function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}
