import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
const NAME = /^marquee-tests-(\d+)$/;
/** What all that a whole run has open at a time fits into, with room. */
const NEEDED_BYTES = 6 * 2 ** 30;

/**
 * A folder in memory for what tests write, or nothing where the machine has no room for one: each
 * server of a test copies a store of some 1,500 files, which takes a disk ten times as long. It goes
 * when this process ends; one of a run that was killed goes with the next run.
 */
export function makeMemoryFolder(memory = MEMORY): string | undefined {
  if (!hasRoom(memory)) return undefined;
  for (const name of readdirSync(memory)) {
    const [, owner] = NAME.exec(name) ?? [];
    if (owner !== undefined && !isRunning(Number(owner))) remove(join(memory, name));
  }
  const folder = join(memory, `marquee-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => remove(folder));
  return folder;
}

function hasRoom(memory: string): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Somebody may still be writing: what cannot be removed now goes with the next run. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {}
}
