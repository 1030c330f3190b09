import { formattingTag } from '#domain/locales/negotiate-locale.ts';

/** A part of a whole, such as `25%`; nothing of nothing is 0 %. */
export function percentText(part: number, whole: number, locale: string): string {
  const share = whole === 0 ? 0 : part / whole;
  return new Intl.NumberFormat(formattingTag(locale), {
    style: 'percent',
    maximumFractionDigits: share > 0 && share < 0.01 ? 1 : 0,
  }).format(share);
}
