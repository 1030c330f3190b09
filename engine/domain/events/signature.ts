import { type AuthorizationHeaders, readHeader } from './authorization.ts';
import { ProtocolError } from './protocol-error.ts';

/** The service that a signature's scope names. */
export const SIGNING_SERVICE = 'appsync';
/** A signature holds so long before and after its time. Milliseconds. */
export const SIGNATURE_LIFETIME_MS = 5 * 60_000;

/** What an `Authorization: AWS4-HMAC-SHA256 …` header says. */
export interface Signature {
  readonly access_key_id: string;
  /** Day, region, service and `aws4_request`, divided by slashes. */
  readonly scope: string;
  readonly region: string;
  readonly service: string;
  /** Lower case, in the order in which they were signed. */
  readonly signed_headers: readonly string[];
  /** 64 hexadecimal digits. */
  readonly signature: string;
  /** As it was sent, such as `20261121T170303Z`. */
  readonly signed_at: string;
  /** The session token of the credentials. */
  readonly security_token: string | undefined;
}

/** Hashing, which the platform does. */
export interface SignatureHashes {
  /** SHA-256 of UTF-8, as hexadecimal digits. */
  readonly sha256: (text: string) => string;
  /** HMAC with SHA-256 of UTF-8. */
  readonly hmac: (key: string | Uint8Array, text: string) => Uint8Array;
}

/** A POST as it was signed, without a query. */
export interface SignedRequest {
  readonly headers: AuthorizationHeaders;
  readonly path: string;
  readonly body: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256\s+Credential=([^\s,/]+)\/([^\s,]+),\s*SignedHeaders=([^\s,]+),\s*Signature=([0-9a-f]{64})$/;
const SCOPE = /^(\d{8})\/([a-z0-9-]+)\/([a-z0-9-]+)\/aws4_request$/;
const MOMENT = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** What must be signed, so that a signature cannot serve another host or time. */
const ALWAYS_SIGNED = ['host', 'x-amz-date'];

/**
 * Reads the signature in headers by lower-case name.
 * @throws ProtocolError AUTHORIZATION_REFUSED where it cannot hold, whatever the secret
 */
export function readSignature(headers: AuthorizationHeaders): Signature {
  const [, access_key_id, scope = '', names = '', signature] =
    AUTHORIZATION.exec(readHeader(headers, 'authorization').trim()) ?? [];
  const [, day = '', region, service] = SCOPE.exec(scope) ?? [];
  const signed_at = readHeader(headers, 'x-amz-date');
  const signed_headers = names.split(';');
  const complete =
    ALWAYS_SIGNED.every((name) => signed_headers.includes(name)) &&
    signed_headers.every((name) => Object.hasOwn(headers, name));
  if (!access_key_id || !region || !service || !signature || !complete)
    throw new ProtocolError('AUTHORIZATION_REFUSED');
  if (signedAt(signed_at) === undefined || !signed_at.startsWith(`${day}T`))
    throw new ProtocolError('AUTHORIZATION_REFUSED');
  const security_token = readHeader(headers, 'x-amz-security-token') || undefined;
  return {
    access_key_id,
    scope,
    region,
    service,
    signed_headers,
    signature,
    signed_at,
    security_token,
  };
}

/** True where a signature was made just now. */
export function isFresh({ signed_at }: Pick<Signature, 'signed_at'>, now: Date): boolean {
  const at = signedAt(signed_at);
  return at !== undefined && Math.abs(now.getTime() - at) <= SIGNATURE_LIFETIME_MS;
}

/** A signature's moment in milliseconds since 1970; undefined where it is no moment. */
export function signedAt(text: string): number | undefined {
  const at = Date.parse(text.replace(MOMENT, '$1-$2-$3T$4:$5:$6Z'));
  return MOMENT.test(text) && !Number.isNaN(at) ? at : undefined;
}

/**
 * The signature that a holder of `secret` makes for this request: 64 hexadecimal digits, to be
 * compared in constant time. What a frame signs is `signedBody` of it, sent to the path `/event`.
 */
export function expectedSignature(
  request: SignedRequest,
  { scope, signed_at, signed_headers }: Pick<Signature, 'scope' | 'signed_at' | 'signed_headers'>,
  secret: string,
  { sha256, hmac }: SignatureHashes,
): string {
  const canonical = sha256(canonicalRequest(request, signed_headers, sha256(request.body)));
  const text = signedText(scope, signed_at, canonical);
  let key: string | Uint8Array = `AWS4${secret}`;
  for (const part of scope.split('/')) key = hmac(key, part);
  return hexadecimal(hmac(key, text));
}

/**
 * A request as its signature sees it. `signed_headers` are lower-case names in their order,
 * `body_hash` is the SHA-256 of the body as hexadecimal digits.
 */
export function canonicalRequest(
  { path, headers }: Pick<SignedRequest, 'path' | 'headers'>,
  signed_headers: readonly string[],
  body_hash: string,
): string {
  return [
    'POST',
    path,
    '',
    ...signed_headers.map((name) => `${name}:${plain(readHeader(headers, name))}`),
    '',
    signed_headers.join(';'),
    body_hash,
  ].join('\n');
}

/** The text that a signature is the HMAC of; `request_hash` is the canonical request's SHA-256. */
export function signedText(scope: string, signed_at: string, request_hash: string): string {
  return [ALGORITHM, signed_at, scope, request_hash].join('\n');
}

/** The `Authorization` header of a signature. */
export function authorizationOf({
  access_key_id,
  scope,
  signed_headers,
  signature,
}: Pick<Signature, 'access_key_id' | 'scope' | 'signed_headers' | 'signature'>): string {
  return `${ALGORITHM} Credential=${access_key_id}/${scope}, SignedHeaders=${signed_headers.join(';')}, Signature=${signature}`;
}

/** The moment of a signature, such as `20261121T170303Z`, and the scope that goes with it. */
export function signingScope(now: Date, region: string): { signed_at: string; scope: string } {
  const signed_at = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return { signed_at, scope: `${signed_at.slice(0, 8)}/${region}/${SIGNING_SERVICE}/aws4_request` };
}

/** Bytes as hexadecimal digits. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A header's content as it is signed. */
function plain(content: string): string {
  return content.trim().replace(/ +/g, ' ');
}
