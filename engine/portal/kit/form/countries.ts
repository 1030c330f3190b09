import { COUNTRY_CODES } from '#domain/locales/country-codes.ts';
import { formattingTag } from '#domain/locales/negotiate-locale.ts';

export interface Country {
  readonly code: string;
  readonly name: string;
}

const known = new Map<string, readonly Country[]>();

/** Every country by its name in a language, in that language's order. */
export function countriesIn(locale: string): readonly Country[] {
  const tag = formattingTag(locale);
  const listed = known.get(tag);
  if (listed) return listed;
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  const countries = COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort(
    (a, b) => compare(a.name, b.name),
  );
  known.set(tag, countries);
  return countries;
}
