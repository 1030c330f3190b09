import { randomBytes, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailableError } from '../errors.ts';

/** As much as the database takes at a time when it grows. */
const BYTES = 64 * 1024;

/**
 * Writes a file beside the database and removes it. The database itself is left alone: a write into
 * it would make each look a reason for a snapshot.
 * @throws StoreUnavailableError
 */
export async function tryWrite(folder: string): Promise<void> {
  const file = join(folder, `write-check-${randomUUID()}`);
  try {
    await writeFile(file, randomBytes(BYTES), { flush: true });
  } catch (error) {
    throw new StoreUnavailableError(`${folder} takes no writes.`, { cause: error });
  } finally {
    await rm(file, { force: true }).catch(() => undefined); // what could not be written is not there
  }
}
