import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

/** An Ed25519 key pair. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

export interface Fingerprinting {
  /**
   * A keyed hash (HMAC-SHA256, 43 characters of base64url) for what is looked up but never read:
   * opaque tokens, duplicates of keys. The same value has another fingerprint for each purpose.
   */
  fingerprint(purpose: string, value: string): string;
}

/** Everything that derives from one secret. */
export interface SecretKeys extends Fingerprinting {
  /** Names the secret, 8 hexadecimal digits, and tells nothing of it. */
  readonly id: string;
  /** With what values are sealed. */
  readonly sealing: KeyObject;
  /** The Ed25519 key pair of one purpose; the same secret gives the same pair. */
  signingKey(purpose: string): SigningKey;
  bytes(purpose: string, length: number): Buffer;
  /** What is needed of the secret once it is gone: see `FormerKeys`. */
  former(): FormerKeys;
}

/**
 * What outlives a secret, in base64url. Nothing that is sealed opens with it, and nobody is signed in:
 * it finds tokens whose owners alone have them, and serves what browsers and mailboxes keep for years.
 */
export interface FormerKeys {
  readonly id: string;
  /** API keys, guest links and sessions are found by fingerprints under it. */
  readonly fingerprint_key: string;
  /** Browsers subscribed to push messages with the key that it gives. */
  readonly push_seed: string;
  /** The public key (SPKI) of links in mails. */
  readonly mail_key: string;
}

/** The shortest secret that is accepted, in characters: 32 random bytes in hexadecimal or base64. */
export const SHORTEST_SECRET = 32;
/** Purposes of what outlives a secret. */
export const MAIL_TOKEN = 'mail-token';
export const WEB_PUSH = 'web-push';
/** So much longer than a key of P-256 that what is left of a division is as good as even (FIPS 186-5, A.2.1). */
export const PUSH_SEED_LENGTH = 48;

/** PKCS #8 (RFC 8410) of an Ed25519 private key, up to the 32 bytes of its seed. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SALT = 'marquee';
/** Bytes of a key's id. */
export const KEY_ID_LENGTH = 4;

/** Derives every key from a secret (HKDF-SHA256, a sub-key for each purpose). */
export function deriveKeys(secret: string): SecretKeys {
  const derive = (kind: string, purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, SALT, `${kind}/${purpose}`, length));
  const id = derive('id', 'key', KEY_ID_LENGTH).toString('hex');
  const fingerprintKey = derive('fingerprint', 'values', 32);
  const pairs = new Map<string, SigningKey>();
  const signingKey = (purpose: string) => {
    const known = pairs.get(purpose);
    if (known) return known;
    const der = Buffer.concat([PKCS8_PREFIX, derive('signing', purpose, 32)]);
    const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const pair = { privateKey, publicKey: createPublicKey(privateKey) };
    pairs.set(purpose, pair);
    return pair;
  };
  const bytes = (purpose: string, length: number) => derive('bytes', purpose, length);
  return {
    id,
    // As key objects: made of bytes for each call, they would take most of its time.
    sealing: createSecretKey(derive('encryption', 'at-rest', 32)),
    signingKey,
    bytes,
    ...fingerprinting(fingerprintKey),
    former: () => ({
      id,
      fingerprint_key: fingerprintKey.toString('base64url'),
      push_seed: bytes(WEB_PUSH, PUSH_SEED_LENGTH).toString('base64url'),
      mail_key: signingKey(MAIL_TOKEN)
        .publicKey.export({ format: 'der', type: 'spki' })
        .toString('base64url'),
    }),
  };
}

/** Fingerprints under one key. */
export function fingerprinting(fingerprintKey: Buffer): Fingerprinting {
  const purposeKeys = new Map<string, KeyObject>();
  const keyOfPurpose = (purpose: string) => {
    const known = purposeKeys.get(purpose);
    if (known) return known;
    const key = createSecretKey(createHmac('sha256', fingerprintKey).update(purpose).digest());
    purposeKeys.set(purpose, key);
    return key;
  };
  return {
    fingerprint: (purpose, value) =>
      createHmac('sha256', keyOfPurpose(purpose)).update(value).digest('base64url'),
  };
}
