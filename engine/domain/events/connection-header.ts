import { type AuthorizationHeaders, readHeaders } from './authorization.ts';
import { parseObject } from './json.ts';
import { LONGEST_HEADER, SUBPROTOCOL } from './limits.ts';
import { ProtocolError } from './protocol-error.ts';

const PREFIX = 'header-';

/**
 * The authorization headers in a `Sec-WebSocket-Protocol` header, by lower-case name. The protocol's
 * own name and `header-<base64url of JSON>` may come in any order.
 * @throws ProtocolError SUBPROTOCOL_MISSING, AUTHORIZATION_MISSING, HEADER_MALFORMED
 */
export function decodeSubprotocols(offered: string | undefined): AuthorizationHeaders {
  const protocols = (offered ?? '').split(',').map((protocol) => protocol.trim());
  if (!protocols.includes(SUBPROTOCOL)) throw new ProtocolError('SUBPROTOCOL_MISSING');
  const header = protocols.find((protocol) => protocol.startsWith(PREFIX));
  if (header === undefined) throw new ProtocolError('AUTHORIZATION_MISSING');
  const headers = readHeaders(parseObject(decodeText(header) ?? ''));
  if (!headers) throw new ProtocolError('HEADER_MALFORMED');
  return headers;
}

/** What a client offers to connect with these headers. */
export function encodeSubprotocols(headers: AuthorizationHeaders): readonly [string, string] {
  const bytes = new TextEncoder().encode(JSON.stringify(headers));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return [SUBPROTOCOL, `${PREFIX}${text}`];
}

/** The text behind `header-`; undefined where it is no base64url of UTF-8. */
function decodeText(header: string): string | undefined {
  const encoded = header.slice(PREFIX.length);
  if (encoded.length > LONGEST_HEADER || !/^[\w-]+$/.test(encoded)) return undefined;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
