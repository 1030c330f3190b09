import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHORTEST_SECRET } from './secrets.ts';

/**
 * The secret of a development machine: read from `<dataFolder>/secret`, made there (readable by its
 * owner only) where it is absent. Processes that start at once agree on one secret.
 *
 * @throws Error where the file holds no usable secret.
 */
export function developmentSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  const present = readIfPresent(file);
  if (present === undefined) create(dataFolder, file);
  // Copies and archives tend to lose the mode.
  else chmodSync(file, 0o600);
  const secret = (present ?? readFileSync(file, 'utf8')).trim();
  if (secret.length < SHORTEST_SECRET)
    throw new Error(
      `${file} holds no usable secret (${secret.length} characters, at least ${SHORTEST_SECRET} are needed). Put the secret back that its store was made with, or delete the file together with the store to begin anew.`,
    );
  return secret;
}

/** Written aside and linked into place: another process sees either no file or a whole one. */
function create(dataFolder: string, file: string): void {
  mkdirSync(dataFolder, { recursive: true });
  const aside = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  writeFileSync(aside, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside);
  }
}

function readIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
