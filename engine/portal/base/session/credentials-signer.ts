import type { AuthorizationHeaders } from '#domain/events/authorization.ts';
import {
  authorizationOf,
  canonicalRequest,
  hexadecimal,
  signedText,
  signingScope,
} from '#domain/events/signature.ts';

/** With what a request is signed. */
export interface SigningKey {
  readonly access_key_id: string;
  readonly secret_key: string;
  readonly session_token: string;
}

/** A request of the events service: a connection, a frame, or a `POST /event`. */
export interface RequestToSign {
  /** The HTTP endpoint, `https://<host>/event`; signed is its host. */
  readonly url: string;
  /** What is signed as the path; `/event` unless said otherwise. */
  readonly path?: string | undefined;
  /** `signedBody(frame)`, or what is posted. */
  readonly body: string;
}

const FIXED_HEADERS = {
  accept: 'application/json, text/javascript',
  'content-encoding': 'amz-1.0',
  'content-type': 'application/json; charset=UTF-8',
};

/**
 * The headers that show who sends this, by lower-case name, as `engine/domain/events/signature.ts`
 * reads them. Browsers sign on pages from https and localhost only.
 */
export async function signRequest(
  { url, path = '/event', body }: RequestToSign,
  { access_key_id, secret_key, session_token }: SigningKey,
  { now, region }: { readonly now: Date; readonly region: string },
): Promise<AuthorizationHeaders> {
  const { signed_at, scope } = signingScope(now, region);
  const headers = {
    ...FIXED_HEADERS,
    host: new URL(url).host,
    'x-amz-date': signed_at,
    'x-amz-security-token': session_token,
  };
  const signed_headers = Object.keys(headers).sort();
  const canonical = canonicalRequest({ path, headers }, signed_headers, await sha256(body));
  let key: Uint8Array<ArrayBuffer> = encoder.encode(`AWS4${secret_key}`);
  for (const part of scope.split('/')) key = await hmac(key, part);
  const text = signedText(scope, signed_at, await sha256(canonical));
  const signature = hexadecimal(await hmac(key, text));
  return {
    ...headers,
    authorization: authorizationOf({ access_key_id, scope, signed_headers, signature }),
  };
}

const encoder = new TextEncoder();

async function sha256(text: string): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
}
