import { isObject } from './json.ts';
import { ProtocolError } from './protocol-error.ts';

/** Headers by name. */
export type AuthorizationHeaders = Readonly<Record<string, string>>;

/** What a client shows to say who it is; whether it holds is the server's to find out. */
export type Authorization =
  | { readonly mode: 'api_key'; readonly api_key: string }
  /** A signed-in creator's auth_token. */
  | { readonly mode: 'auth_token'; readonly token: string }
  /** A guest link's token, or the one that a guest received by it. */
  | { readonly mode: 'guest_token'; readonly token: string }
  /** A signature with guest or authenticated credentials, in the headers that it covers. */
  | { readonly mode: 'signature'; readonly headers: AuthorizationHeaders };

const SIGNED = /^AWS4-HMAC-SHA256\s/;
/** A signed token has three parts; a guest's is opaque. */
const SIGNED_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** An object of strings as headers by lower-case name; undefined where it is something else. */
export function readHeaders(value: unknown): AuthorizationHeaders | undefined {
  if (!isObject(value)) return undefined;
  const headers: [string, string][] = [];
  for (const [name, content] of Object.entries(value)) {
    if (typeof content !== 'string') return undefined;
    headers.push([name.toLowerCase(), content]);
  }
  return Object.fromEntries(headers);
}

/**
 * How the client says who it is, from headers by lower-case name: of a connection, a frame, or a
 * `POST /event`. `Authorization` wins over an API key, because it says more.
 * @throws ProtocolError AUTHORIZATION_MISSING
 */
export function readAuthorization(headers: AuthorizationHeaders): Authorization {
  const authorization = readHeader(headers, 'authorization').trim();
  if (SIGNED.test(authorization)) return { mode: 'signature', headers };
  const token = authorization.replace(/^bearer(?:\s+|$)/i, '');
  if (SIGNED_TOKEN.test(token)) return { mode: 'auth_token', token };
  if (token !== '') return { mode: 'guest_token', token };
  const api_key = readHeader(headers, 'x-api-key').trim();
  if (api_key !== '') return { mode: 'api_key', api_key };
  throw new ProtocolError('AUTHORIZATION_MISSING');
}

/** A header by its lower-case name; empty where there is none. */
export function readHeader(headers: AuthorizationHeaders, name: string): string {
  return Object.hasOwn(headers, name) ? (headers[name] ?? '') : '';
}
