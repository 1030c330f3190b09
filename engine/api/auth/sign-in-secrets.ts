import { createHash } from 'node:crypto';
import type { Call } from '../http/call.ts';

/** Purposes of the fingerprints under which a sign-in keeps what it must recognise. */
export const SIGN_IN_STATE = 'sign-in-state';
export const SIGN_IN_COOKIE = 'sign-in-cookie';
export const HANDOFF = 'handoff';

type Asked = Pick<Call<never>, 'request' | 'reply'>;

/** The cookie that binds a sign-in to the browser it began in. */
const COOKIE = 'marquee_sign_in';

/**
 * Over https its name says that this host alone has set it, over no other protocol; browsers ask for
 * the path of the whole host then. Otherwise only the API's paths receive it.
 */
const cookieOf = ({ origin }: Asked['request'], apiPath: string) =>
  origin.startsWith('https:')
    ? { name: `__Host-${COOKIE}`, path: '/' }
    : { name: COOKIE, path: apiPath };

/** PKCE's S256 (RFC 7636, section 4.2). */
export function codeChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** The browser's cookie, if it holds one of ours. */
export function readSignInCookie({ request }: Pick<Asked, 'request'>): string | undefined {
  const value = request.cookies[cookieOf(request, '/').name];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
}

export interface BrowserBinding {
  /** Makes a value where the browser holds none. */
  readonly make: () => string;
  readonly seconds: number;
  /** Under which the API answers. */
  readonly path: string;
}

/**
 * Binds the browser, and answers the cookie's value. One that it holds already is kept, so that
 * sign-ins in two of its tabs do not end each other: alone, the cookie opens nothing.
 */
export function bindBrowser(call: Asked, { make, seconds, path }: BrowserBinding): string {
  const value = readSignInCookie(call) ?? make();
  const cookie = cookieOf(call.request, path);
  call.reply.setCookie(cookie.name, value, { path: cookie.path, maxAge: seconds });
  return value;
}
