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
  return sealKeyAs(secrets, { program_uuid, fingerprint: secrets.fingerprint(GAME_KEY, key) }, key);
}

/** Seals a key that is found by this fingerprint. */
export function sealKeyAs(
  secrets: Secrets,
  named: Omit<SealedKey, 'ciphertext'>,
  key: string,
): SealedKey {
  return { ...named, ciphertext: secrets.encrypt(key, gameKeyContext(named)) };
}

/** The fingerprints of a key under other secrets than the one in use: it may be there under these. */
export function otherFingerprints(secrets: Secrets, key: string): readonly string[] {
  const [, ...others] = secrets.fingerprints(GAME_KEY, key);
  return others;
}

/** @throws DecryptionError where the row was changed, or sealed under another secret. */
export function openKey(secrets: Secrets, sealed: SealedKey): string {
  return secrets.decrypt(sealed.ciphertext, gameKeyContext(sealed));
}

/** The fingerprint names the row: its id is not known yet when the key is sealed. */
export function gameKeyContext({
  program_uuid,
  fingerprint,
}: Omit<SealedKey, 'ciphertext'>): string {
  return `game_keys.ciphertext/${program_uuid}/${fingerprint}`;
}
