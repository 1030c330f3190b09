import { BASE_32 } from './base-32.ts';

/** Letters, digits and inner hyphens: what a person may also choose, such as `friday-night`. */
const SEED = /^[a-z0-9](?:[a-z0-9-]{0,30}[a-z0-9])?$/;

/** Bytes that a new seed is made from: 2^40 seeds, in eight characters. */
export const SEED_BYTES = 5;

/** A seed as it is used, from what an address or a person gives; undefined where it is none. */
export function parseSeed(text: string): string | undefined {
  const seed = text.trim().toLowerCase();
  return SEED.test(seed) ? seed : undefined;
}

/** A new seed of eight characters, none easily mistaken for another, from random bytes. */
export function seedFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== SEED_BYTES)
    throw new RangeError(`A seed is made from ${SEED_BYTES} bytes, not ${bytes.length}.`);
  let bits = bytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  let seed = '';
  for (let character = 0; character < (SEED_BYTES * 8) / 5; character++) {
    seed = BASE_32[Number(bits & 31n)] + seed;
    bits >>= 5n;
  }
  return seed;
}
