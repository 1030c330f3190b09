import { readFileSync } from 'node:fs';
import { LEAST_PASSPHRASE } from '#api/store/backup/encryption.ts';
import { UserError } from './user-error.ts';

/** What commands that read or write backups say of their encryption. */
export const BACKUP_KEY_HELP =
  '\nWith MARQUEE_BACKUP_KEY, or a file named by MARQUEE_BACKUP_KEY_FILE, backups are encrypted.';

/**
 * What backups are encrypted with; undefined where they are not.
 * @throws UserError where it cannot be read, is too short, or is given twice
 */
export function backupKey(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { MARQUEE_BACKUP_KEY: direct, MARQUEE_BACKUP_KEY_FILE: file } = environment;
  if (direct && file)
    throw new UserError('MARQUEE_BACKUP_KEY and MARQUEE_BACKUP_KEY_FILE are both set. Keep one.');
  const key = file ? readKeyFile(file) : direct;
  if (!key && !file) return undefined;
  if (!key || key.length < LEAST_PASSPHRASE)
    throw new UserError(
      `${file ? 'MARQUEE_BACKUP_KEY_FILE' : 'MARQUEE_BACKUP_KEY'} has fewer than ${LEAST_PASSPHRASE} characters. Make one with: openssl rand -hex 32`,
    );
  return key;
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(`MARQUEE_BACKUP_KEY_FILE names ${file}, which cannot be read: ${code}.`);
  }
}
