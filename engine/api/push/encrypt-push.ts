import { createECDH, ECDH } from 'node:crypto';
import ece from 'http_ece';

/** The keys that a browser gave with its address, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The curve of web push (RFC 8291), as Node calls it. */
export const CURVE = 'prime256v1';

/** Encrypts a message for one browser alone (RFC 8291, `aes128gcm`), under a key pair of its own. */
export const encryptPush = (plain: string, keys: BrowserKeys): Buffer =>
  encryptUnder(newKeyPair(), plain, keys);

/** The same under a given key pair and salt (base64url): once for each message, or it tells both. */
export function encryptUnder(
  privateKey: ECDH,
  plain: string,
  { p256dh, auth }: BrowserKeys,
  salt?: string,
): Buffer {
  return ece.encrypt(Buffer.from(plain), {
    ...{ version: 'aes128gcm', privateKey, dh: p256dh, authSecret: auth },
    ...(salt === undefined ? {} : { salt }),
  });
}

function newKeyPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/** Bytes of a point that is not compressed. */
const POINT_LENGTH = 65;

/** Whether a browser's key is a point of the curve: nothing can be encrypted for any other. */
export function isBrowserKey(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_LENGTH) return false;
  try {
    ECDH.convertKey(point, CURVE);
    return true;
  } catch {
    return false;
  }
}
