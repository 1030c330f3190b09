import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFolder, StoreLockedError } from '#api/store/embedded/folder-lock.ts';

const LOOK_AGAIN_MS = 200;

/**
 * Sees that a file or folder is there that several processes want: the first makes it, the others
 * wait. `make` gets a path beside it; the name is given to what is whole.
 */
export async function makeOnce(
  path: string,
  make: (draft: string) => Promise<void>,
): Promise<string> {
  mkdirSync(dirname(path), { recursive: true });
  while (!existsSync(path)) {
    const lock = await lockFolder(`${path}.lock`).catch((error: unknown) => {
      if (error instanceof StoreLockedError) return undefined;
      throw error;
    });
    if (!lock) {
      await sleep(LOOK_AGAIN_MS);
      continue;
    }
    try {
      if (existsSync(path)) break;
      await make(`${path}.draft`);
      renameSync(`${path}.draft`, path);
    } finally {
      lock.release();
    }
  }
  return path;
}
