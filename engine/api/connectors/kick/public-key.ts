import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { PlatformAccess } from '../../http/services.ts';
import { askPlatform, PlatformError } from '../platform-fetch.ts';
import { holdsWithKey } from '../published-key.ts';
import { dataOf, KICK_API } from './kick-api.ts';

const ADDRESS = `${KICK_API}/public-key`;

type Access = Pick<PlatformAccess, 'address'>;

/**
 * Whether Kick signed something: RSA and SHA-256 with the key that it publishes.
 * @throws PlatformError where no key is known and none can be had now
 */
export const isSigned = (access: Access, signed: Buffer, signature: Buffer): Promise<boolean> =>
  holdsWithKey(
    { address: access.address(ADDRESS), of: 'Kick', read: () => readKey(access) },
    (key) => verify('sha256', signed, key, signature),
  );

/** The key that Kick signs its messages with. @throws PlatformError */
export async function readKey(access: Access, signal?: AbortSignal): Promise<KeyObject> {
  const { body } = await askPlatform(access, ADDRESS, signal ? { signal } : {});
  const { public_key } = dataOf<{ public_key?: unknown }>(body) ?? {};
  const key = parse(String(public_key));
  if (key?.asymmetricKeyType === 'rsa') return key;
  throw new PlatformError('refused', 'Kick published no RSA key that can be read.');
}

function parse(text: string): KeyObject | undefined {
  try {
    return createPublicKey(text);
  } catch {
    return undefined;
  }
}
