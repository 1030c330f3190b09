/**
 * The locale that programs are written in, which is what visitors get where nothing else fits
 * (specification, section 9). Its pages have their addresses without `?locale=`.
 */
export const DEFAULT_LOCALE = 'en';

/** Whether a locale reads programs' texts as they are written, without a translation. */
export const readsOriginal = (locale: string): boolean => locale.split('-')[0] === DEFAULT_LOCALE;
