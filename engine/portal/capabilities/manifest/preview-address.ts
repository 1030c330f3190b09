import type { MouseEvent } from 'react';

/** How a page is looked at. */
export interface Preview {
  /** In CSS pixels. */
  readonly width: number;
  readonly locale: string;
  readonly mode: 'dark' | 'light';
  /** As of when (RFC 3339); empty: now. */
  readonly at: string;
}

const HEIGHT = 900;

/** What the console's address asks for, as far as it can be had. */
export function readPreview(
  {
    width,
    language = '',
    mode,
    moment = '',
  }: Readonly<Partial<Record<'width' | 'language' | 'mode' | 'moment', string>>>,
  locales: readonly string[],
): Preview {
  const wide = Number(width);
  return {
    width: Number.isInteger(wide) && wide >= 200 && wide <= 4000 ? wide : 1440,
    locale: locales.includes(language) ? language : (locales[0] ?? 'en'),
    mode: mode === 'light' ? 'light' : 'dark',
    at: Number.isNaN(Date.parse(moment)) ? '' : moment,
  };
}

/** The address at which a page shows itself in a language and a colour mode, as of a moment. */
export const previewAddress = (address: string, { locale, mode, at }: Preview): string =>
  `${address}?${new URLSearchParams({ locale, color_mode: mode, ...(at && { at }) })}`;

/** Opens a link in a window as wide as the preview; who asks for a tab gets a tab. */
export function openPreview(event: MouseEvent<HTMLAnchorElement>, { width }: Preview): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', `popup,noopener,width=${width},height=${HEIGHT}`);
}
