import { formattingTag } from '#domain/locales/negotiate-locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A share from 0 to 1 in whole per cent; what is not done is never called whole. */
export function percent(share: number, locale: string): string {
  const tag = formattingTag(locale);
  const known = formats.get(tag);
  const format = known ?? new Intl.NumberFormat(tag, { style: 'percent' });
  if (!known) formats.set(tag, format);
  return format.format(Math.floor(Math.min(1, Math.max(0, share)) * 100) / 100);
}
