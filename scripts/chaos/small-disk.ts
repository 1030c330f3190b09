import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '#cli/console/user-error.ts';

export interface SmallDisk {
  /** Leaves no byte to anybody. */
  readonly fill: () => void;
  readonly free: () => void;
}

const FILE = 'filled-by-chaos';

/**
 * Puts a folder, with what is in it, on a file system of its own with little room to spare. Whoever
 * works in the folder is to be stopped meanwhile.
 * @throws UserError where this user may not mount
 */
export function smallDisk(folder: string, spareBytes: number): SmallDisk {
  const before = `${folder}.before`;
  const [used = '0'] = execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t');
  renameSync(folder, before);
  execFileSync('mkdir', [folder]);
  try {
    const size = `size=${Math.ceil(Number(used) * 1.1) + spareBytes}`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true });
    renameSync(before, folder);
    throw new UserError(
      `A disk that gets full is a small tmpfs, and it cannot be mounted here: ${error}\nRun this fault as root, on a Linux that lets it mount.`,
    );
  }
  execFileSync('cp', ['-a', `${before}/.`, folder]);
  rmSync(before, { recursive: true });
  const file = join(folder, FILE);
  return {
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(file, Buffer.alloc(bavail * bsize));
    },
    free: () => rmSync(file, { force: true }),
  };
}

/** Takes away every such disk below a folder; nobody may work there any more. */
export function unmountBelow(folder: string): void {
  for (const line of readFileSync('/proc/mounts', 'utf8').split('\n')) {
    const [, place = ''] = line.split(' ');
    if (place.startsWith(`${folder}/`)) execFileSync('umount', [place]);
  }
}
