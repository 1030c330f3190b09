import { lookUpLocale } from '#domain/locales/negotiate-locale.ts';

/** A kept note in one of its languages. */
interface Written {
  readonly locale: string;
  readonly text: string;
}

/** A kept note in the first of some languages that it is written in, otherwise in any. */
export function noteIn(
  texts: Readonly<Record<string, string>>,
  wanted: readonly (string | undefined)[],
): Written | undefined {
  const written = Object.keys(texts);
  const [locale] = [
    ...wanted.flatMap((one) => (one === undefined ? [] : (lookUpLocale(one, written) ?? []))),
    ...written,
  ];
  const text = locale === undefined ? undefined : texts[locale];
  return locale === undefined || text === undefined ? undefined : { locale, text };
}

/** A note with a kept one: after what was written already. */
export const withKept = (note: string, kept: string): string =>
  note.trim() === '' ? kept : `${note.trimEnd()}\n\n${kept}`;

/** Whether two languages are one, in whichever region. */
export const sameLanguage = (one: string, other: string): boolean =>
  one.split('-')[0] === other.split('-')[0];
