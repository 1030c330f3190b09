import { DEFAULT_LOCALE } from './default-locale.ts';

/** A page in another language is a page of its own, with an address of its own. */
export const localeAddress = (locale: string, canonical: string): string =>
  locale === DEFAULT_LOCALE ? canonical : `${canonical}?locale=${locale}`;
