import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { PlatformAccess } from '../../http/services.ts';
import { askPlatform, PlatformError } from '../platform-fetch.ts';
import { dataOf, KICK_API } from './kick-api.ts';

const ADDRESS = `${KICK_API}/public-key`;
/** Milliseconds until a key is asked for again: whoever sends rubbish has nobody asked more often. */
const REST = { known: 5 * 60_000, unknown: 10_000 } as const;

interface KnownKey {
  key: KeyObject | undefined;
  reading: Promise<void> | undefined;
  /** When it may be asked for again. */
  next: number;
}

/** By address: real or simulated. */
const keys = new Map<string, KnownKey>();

/**
 * Whether Kick signed something: RSA and SHA-256 with the key that it publishes. It is asked for when
 * it is needed first, and anew where a signature does not hold, since keys are exchanged.
 * @throws PlatformError where no key is known and none can be had now
 */
export async function isSigned(
  access: Pick<PlatformAccess, 'address'>,
  signed: Buffer,
  signature: Buffer,
): Promise<boolean> {
  const known = keys.get(access.address(ADDRESS)) ?? {
    ...{ key: undefined, reading: undefined },
    next: 0,
  };
  keys.set(access.address(ADDRESS), known);
  const holds = () => known.key !== undefined && verify('sha256', signed, known.key, signature);
  if (holds()) return true;
  if (Date.now() >= known.next || known.reading) await renew(access, known);
  if (known.key === undefined)
    throw new PlatformError('unreachable', 'The key that Kick signs with could not be read.');
  return holds();
}

/** Those who wait for it wait together. A key that is known stays where none can be had. */
function renew(access: Pick<PlatformAccess, 'address'>, known: KnownKey): Promise<void> {
  known.reading ??= readKey(access)
    .then(
      (key) => {
        known.key = key;
      },
      (error: unknown) => {
        if (!(error instanceof PlatformError)) throw error;
      },
    )
    .finally(() => {
      known.reading = undefined;
      known.next = Date.now() + (known.key ? REST.known : REST.unknown);
    });
  return known.reading;
}

/** The key that Kick signs its messages with. @throws PlatformError */
export async function readKey(
  access: Pick<PlatformAccess, 'address'>,
  signal?: AbortSignal,
): Promise<KeyObject> {
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
