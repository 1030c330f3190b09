import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { type Addressed, askedHost } from '../http/asked-host.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';

/** What of a request decides which document answers it. */
export interface DocumentRequest {
  readonly host: string | undefined;
  /** Undecoded, without the query. */
  readonly path: string;
  /** The locale of the address. */
  readonly locale: string | undefined;
  readonly page: number;
  /** Its whole query, of which a page reads what it knows; what is made by it is not kept. */
  readonly parameters?: Pick<URLSearchParams, 'get'>;
  /** A bingo card is wanted alone, on nothing: it is shown in streaming software. */
  readonly overlay?: boolean;
  /** The moment as of which the page is wanted, in milliseconds: an operator previews it. */
  readonly at?: number;
  /** The visitor's stored locale. */
  readonly stored: string | undefined;
  readonly acceptLanguage: string | undefined;
}

const COOKIE = /(?:^|;\s*)creators_locale=([a-zA-Z-]{2,12})(?:;|$)/;

/** The locale that a visitor chose earlier, from the Cookie header. */
export const storedLocale = (cookies: string | undefined): string | undefined =>
  cookies === undefined ? undefined : COOKIE.exec(cookies)?.[1];

/**
 * Reads a request. A query parameter that is not named here decides nothing that is kept, so that it
 * cannot fill the cache.
 */
export function readRequest(
  request: Pick<IncomingMessage, 'url'> & Addressed,
  trustedProxies: TrustedProxies,
): DocumentRequest {
  const { headers, url = '/' } = request;
  const [path = '/', query = ''] = splitOnce(url.startsWith('/') ? url : '/', '?');
  const parameters = query === '' ? undefined : new URLSearchParams(query.slice(0, 2000));
  const page = Number(parameters?.get('page') ?? 1);
  return {
    host: askedHost(request, trustedProxies),
    path,
    locale: parameters?.get('locale') ?? undefined,
    page: Number.isSafeInteger(page) && page > 0 && page < 100_000 ? page : 1,
    ...(parameters ? { parameters } : {}),
    ...(parameters?.get('overlay') === '1' ? { overlay: true } : {}),
    ...momentOf(parameters?.get('at')),
    stored: storedLocale(headers.cookie),
    acceptLanguage: headers['accept-language'],
  };
}

/** Years beyond which nobody plans a season; a page as of the year 9999 says nothing. */
const FAR = 10 * 366 * 86_400_000;

/** The moment that an address names; anything else than one of these years is ignored. */
function momentOf(text: string | null | undefined): { readonly at?: number } {
  const at =
    text && z.iso.datetime({ offset: true }).safeParse(text).success
      ? Date.parse(text)
      : Number.NaN;
  return Math.abs(at - Date.now()) < FAR ? { at } : {};
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
