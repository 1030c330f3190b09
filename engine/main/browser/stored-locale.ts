import type { View } from '#contract/programs/view.ts';
import { lookUpLocale } from '#domain/locales/negotiate-locale.ts';

/** What this browser says of its visitor's language. */
export interface LocaleTraces {
  /** The choice in browser storage (specification, section 3). */
  readonly stored: string | null;
  /** All cookies, as `document.cookie` has them. */
  readonly cookies: string;
  /** The address's query. */
  readonly search: string;
}

/**
 * The stored locale that a document should have had and has not: its cookie, by which the server
 * negotiates, is gone. Undefined where the address asks for a language, or the page has no such one.
 */
export function missedLocale(
  { stored, cookies, search }: LocaleTraces,
  { locale, locales }: Pick<View, 'locale' | 'locales'>,
): string | undefined {
  if (stored === null || /(^|;\s*)creators_locale=/.test(cookies)) return undefined;
  if (new URLSearchParams(search).has('locale')) return undefined;
  const wanted = lookUpLocale(stored, locales);
  return wanted === locale ? undefined : wanted;
}

/** Whether the page is being loaded anew, in the language that was chosen here before. */
export function restoresLocale(view: Pick<View, 'locale' | 'locales'>): boolean {
  const wanted = missedLocale(
    { stored: readStored(), cookies: document.cookie, search: location.search },
    view,
  );
  if (wanted === undefined) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the server negotiates with it
  document.cookie = `creators_locale=${wanted};path=/;max-age=31536000;samesite=lax`;
  // Where cookies are refused the same document would come again.
  if (!document.cookie.includes(`creators_locale=${wanted}`)) return false;
  location.reload();
  return true;
}

function readStored(): string | null {
  try {
    return localStorage.getItem('creators_locale');
  } catch {
    return null;
  }
}
