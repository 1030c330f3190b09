import { createECDH, createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { CURVE } from './encrypt-push.ts';

/** How the site names itself to push services (VAPID, RFC 8292). */
export interface VapidKey {
  /** With what browsers subscribe: 65 bytes in base64url. */
  readonly publicKey: string;
  /** The `Authorization` of a request to a push service; `contact` is where its owner reaches us. */
  readonly authorization: (service: string, contact: string, now: Date) => Promise<string>;
}

/** The order of the curve: a private key is less than that, and not 0. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Services refuse more than 24 hours, by their own clocks. */
const LIFETIME = 12 * 60 * 60_000;

/** The key that a seed gives, the same for as long as its secret is: what browsers subscribed with. */
export function vapidKey(bytes: Buffer): VapidKey {
  const seed = BigInt(`0x${bytes.toString('hex')}`);
  const scalar = Buffer.from(((seed % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const publicKey = point.toString('base64url');
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256', d: scalar.toString('base64url') },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey,
    authorization: async (service, contact, now) => {
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(service)
        .setSubject(contact)
        .setExpirationTime(new Date(now.getTime() + LIFETIME))
        .sign(privateKey);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
