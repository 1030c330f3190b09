import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { PlatformAccess } from '../../http/services.ts';
import { PlatformError } from '../platform-fetch.ts';
import { holdsWithKey } from '../published-key.ts';
import { askDiscord, DISCORD_API } from './discord-api.ts';

const PATH = '/applications/@me';

/** The operator’s app as Discord describes it to its own bot, as far as it is read. */
export interface DiscordApplication {
  /** Ed25519, in hexadecimal. */
  readonly verify_key?: string;
  readonly event_webhooks_url?: string | null;
  readonly event_webhooks_status?: number;
  readonly event_webhooks_types?: readonly string[];
}

/** @throws PlatformError */
export const readApplication = (access: PlatformAccess, signal?: AbortSignal) =>
  askDiscord<DiscordApplication>(access, PATH, signal);

/**
 * Whether Discord signed something for this app: with the key that it tells the app’s bot, so that no
 * operator has to copy it.
 * @throws PlatformError where no key is known and none can be had now
 */
export const isSigned = (access: PlatformAccess, signed: Buffer, signature: Buffer) =>
  holdsWithKey(
    { address: access.address(DISCORD_API + PATH), of: 'Discord', read: () => readKey(access) },
    (key) => verify(null, signed, key, signature),
  );

async function readKey(access: PlatformAccess): Promise<KeyObject> {
  const { verify_key = '' } = await readApplication(access);
  const key = parse(Buffer.from(verify_key, 'hex'));
  if (key) return key;
  throw new PlatformError('refused', 'Discord named no Ed25519 key that can be read.');
}

function parse(bytes: Buffer): KeyObject | undefined {
  try {
    const key = { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') };
    return createPublicKey({ key, format: 'jwk' });
  } catch {
    return undefined;
  }
}
