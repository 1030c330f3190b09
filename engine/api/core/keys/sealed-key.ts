import type { Secrets } from '../../secrets/secrets.ts';

/** Purpose of the fingerprints that find a key a second time. */
const GAME_KEY = 'game-key';

/** A key as the vault keeps it. */
export interface SealedKey {
  readonly program_uuid: string;
  readonly fingerprint: string;
  readonly ciphertext: Buffer;
}

/** Seals a key for a program: neither column tells anything of it without the server's secret. */
export function sealKey(secrets: Secrets, program_uuid: string, key: string): SealedKey {
  const fingerprint = secrets.fingerprint(GAME_KEY, key);
  const context = contextOf({ program_uuid, fingerprint });
  return { program_uuid, fingerprint, ciphertext: secrets.encrypt(key, context) };
}

/** @throws DecryptionError where the row was changed, or sealed under another secret. */
export function openKey(secrets: Secrets, sealed: SealedKey): string {
  return secrets.decrypt(sealed.ciphertext, contextOf(sealed));
}

/** The fingerprint names the row: its id is not known yet when the key is sealed. */
function contextOf({ program_uuid, fingerprint }: Omit<SealedKey, 'ciphertext'>): string {
  return `game_keys.ciphertext/${program_uuid}/${fingerprint}`;
}
