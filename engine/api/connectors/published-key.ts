import type { KeyObject } from 'node:crypto';
import { PlatformError } from './platform-fetch.ts';

/** Milliseconds until a key is asked for again: whoever sends rubbish has nobody asked more often. */
const REST = { known: 5 * 60_000, unknown: 10_000 } as const;

/** Where a platform says with which key it signs. */
export interface PublishedKey {
  /** At which it is asked for: real or simulated. */
  readonly address: string;
  /** What it is called in an error. */
  readonly of: string;
  /** @throws PlatformError */
  readonly read: () => Promise<KeyObject>;
}

interface KnownKey {
  key: KeyObject | undefined;
  reading: Promise<void> | undefined;
  /** When it may be asked for again. */
  next: number;
}

/** By address. */
const keys = new Map<string, KnownKey>();

/**
 * Whether something holds with the key that a platform signs with. It is asked for when it is needed
 * first, and anew where a signature does not hold, since keys are exchanged.
 * @throws PlatformError where no key is known and none can be had now
 */
export async function holdsWithKey(
  published: PublishedKey,
  holds: (key: KeyObject) => boolean,
): Promise<boolean> {
  const { address, of } = published;
  const known = keys.get(address) ?? { key: undefined, reading: undefined, next: 0 };
  keys.set(address, known);
  if (known.key && holds(known.key)) return true;
  if (Date.now() >= known.next || known.reading) await renew(published, known);
  if (known.key) return holds(known.key);
  throw new PlatformError('unreachable', `The key that ${of} signs with could not be read.`);
}

/** Those who wait for it wait together. A key that is known stays where none can be had. */
function renew({ read }: PublishedKey, known: KnownKey): Promise<void> {
  known.reading ??= read()
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
