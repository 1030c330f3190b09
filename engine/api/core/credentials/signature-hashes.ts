import { createHash, createHmac } from 'node:crypto';
import type { SignatureHashes } from '#domain/events/signature.ts';

/** Hashing by Node, as signatures need it. */
export const SIGNATURE_HASHES: SignatureHashes = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest(),
};
