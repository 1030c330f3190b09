import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import { KEY_ID_LENGTH } from './secret-keys.ts';

/**
 * How a sealed value looks: a byte that names the format; in `named` the id of its key; nonce, tag,
 * ciphertext. What stands before the nonce is authenticated with the context. `bare` is how stores
 * were sealed before keys had ids, and go on until their secret is exchanged: a build of that time,
 * beside this one during an upgrade, opens nothing else.
 */
export type SealFormat = 'bare' | 'named';

const BARE = 1;
const NAMED = 2;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

interface SealKey {
  readonly id: string;
  readonly sealing: KeyObject;
}

const headOf = (format: SealFormat, id: string): Buffer =>
  format === 'bare'
    ? Buffer.from([BARE])
    : Buffer.concat([Buffer.from([NAMED]), Buffer.from(id, 'hex')]);

/** Seals a text (AES-256-GCM); it opens with the same key and context alone. */
export function seal(key: SealKey, format: SealFormat, plain: string, context: string): Buffer {
  const head = headOf(format, key.id);
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv('aes-256-gcm', key.sealing, nonce, { authTagLength: TAG_LENGTH });
  cipher.setAAD(Buffer.concat([head, Buffer.from(context)]));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([head, nonce, cipher.getAuthTag(), body]);
}

/** The id of the key that a value was sealed with; undefined where it does not say. */
export function sealedWith(sealed: Buffer): string | undefined {
  return sealed[0] === NAMED ? sealed.subarray(1, 1 + KEY_ID_LENGTH).toString('hex') : undefined;
}

/** With what every value begins that one key sealed in the format `named`, in hexadecimal. */
export const sealedPrefix = (id: string): string => headOf('named', id).toString('hex');

/** Opens what `seal` made; undefined where key, context or any byte differ. */
export function unseal(key: SealKey, sealed: Buffer, context: string): string | undefined {
  if (sealed[0] !== BARE && sealedWith(sealed) !== key.id) return undefined;
  const head = headOf(sealed[0] === BARE ? 'bare' : 'named', key.id);
  const body = head.length + NONCE_LENGTH + TAG_LENGTH;
  if (sealed.length < body) return undefined;
  const nonce = sealed.subarray(head.length, head.length + NONCE_LENGTH);
  const decipher = createDecipheriv('aes-256-gcm', key.sealing, nonce, {
    authTagLength: TAG_LENGTH,
  });
  decipher.setAuthTag(sealed.subarray(head.length + NONCE_LENGTH, body));
  decipher.setAAD(Buffer.concat([head, Buffer.from(context)]));
  try {
    return decipher.update(sealed.subarray(body), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
