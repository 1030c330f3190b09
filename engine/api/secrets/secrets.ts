import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** An Ed25519 key pair. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** Everything secret that the server works with, derived from one secret. */
export interface Secrets {
  /** The Ed25519 key pair of one purpose; the same secret gives the same pair. */
  signingKey(purpose: string): SigningKey;
  /** Bytes of one purpose, for libraries that bring their own cryptography. */
  bytes(purpose: string, length: number): Buffer;
  /**
   * Seals a text (AES-256-GCM). It opens only with the same `context`: name table, column and row,
   * so that a sealed value cannot be moved to another place.
   */
  encrypt(plain: string, context: string): Buffer;
  /** Opens what `encrypt` sealed. @throws DecryptionError where anything differs. */
  decrypt(sealed: Buffer, context: string): string;
  /**
   * A keyed hash (HMAC-SHA256, 43 characters of base64url) for what is looked up but never read:
   * opaque tokens, duplicates of keys. The same value has another fingerprint for each purpose.
   */
  fingerprint(purpose: string, value: string): string;
  /** A new random token of 256 bits, 43 characters of base64url. */
  opaqueToken(): string;
}

/** Thrown where a sealed value was changed, moved, or sealed under another secret. */
export class DecryptionError extends Error {
  constructor() {
    super(
      'A sealed value cannot be opened: it was changed, belongs elsewhere, or was sealed under another MARQUEE_SECRET.',
    );
    this.name = 'DecryptionError';
  }
}

/** The shortest secret that is accepted, in characters: 32 random bytes in hexadecimal or base64. */
export const SHORTEST_SECRET = 32;

/** PKCS #8 (RFC 8410) of an Ed25519 private key, up to the 32 bytes of its seed. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const SALT = 'marquee';
const FORMAT = Buffer.from([1]);
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
const HEADER_LENGTH = FORMAT.length + NONCE_LENGTH + TAG_LENGTH;

/**
 * Derives every key of the server from MARQUEE_SECRET (HKDF-SHA256, a sub-key for each purpose).
 *
 * @throws RangeError where the secret is shorter than SHORTEST_SECRET.
 */
export function deriveSecrets(secret: string): Secrets {
  if (secret.length < SHORTEST_SECRET)
    throw new RangeError(
      `MARQUEE_SECRET has ${secret.length} characters and needs at least ${SHORTEST_SECRET}. Make one with: openssl rand -base64 48`,
    );
  const derive = (kind: string, purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, SALT, `${kind}/${purpose}`, length));
  // As key objects: made of bytes for each call, they would take most of its time.
  const encryptionKey = createSecretKey(derive('encryption', 'at-rest', 32));
  const fingerprintKey = derive('fingerprint', 'values', 32);
  const purposeKeys = new Map<string, KeyObject>();
  const keyOfPurpose = (purpose: string) => {
    const known = purposeKeys.get(purpose);
    if (known) return known;
    const key = createSecretKey(createHmac('sha256', fingerprintKey).update(purpose).digest());
    purposeKeys.set(purpose, key);
    return key;
  };

  return {
    signingKey(purpose) {
      const der = Buffer.concat([PKCS8_PREFIX, derive('signing', purpose, 32)]);
      const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
      return { privateKey, publicKey: createPublicKey(privateKey) };
    },
    bytes: (purpose, length) => derive('bytes', purpose, length),
    encrypt: (plain, context) => seal(encryptionKey, plain, context),
    decrypt: (sealed, context) => open(encryptionKey, sealed, context),
    fingerprint(purpose, value) {
      return createHmac('sha256', keyOfPurpose(purpose)).update(value).digest('base64url');
    },
    opaqueToken: () => randomBytes(32).toString('base64url'),
  };
}

/** Format byte, nonce, tag, ciphertext; format byte and context are authenticated with it. */
function seal(key: KeyObject, plain: string, context: string): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH });
  cipher.setAAD(Buffer.concat([FORMAT, Buffer.from(context)]));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([FORMAT, nonce, cipher.getAuthTag(), body]);
}

function open(key: KeyObject, sealed: Buffer, context: string): string {
  if (sealed.length < HEADER_LENGTH || sealed[0] !== FORMAT[0]) throw new DecryptionError();
  const nonce = sealed.subarray(FORMAT.length, FORMAT.length + NONCE_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH });
  decipher.setAuthTag(sealed.subarray(FORMAT.length + NONCE_LENGTH, HEADER_LENGTH));
  decipher.setAAD(Buffer.concat([FORMAT, Buffer.from(context)]));
  try {
    return (
      decipher.update(sealed.subarray(HEADER_LENGTH), undefined, 'utf8') + decipher.final('utf8')
    );
  } catch {
    throw new DecryptionError();
  }
}
