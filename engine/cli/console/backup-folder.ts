import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.ts';

/** Files that were named here; whatever else lies in the folder is left alone. */
const NAMED_HERE = /^marquee-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

/** The file for a backup of this moment in a folder, which is made where it is not there. */
export function nameBackup(folder: string, now: Date): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(`The folder ${folder} cannot be made: ${code}.`);
  }
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `marquee-${moment}Z.backup`);
}

/** Removes all but the newest backups that were named here. Answers how many went. */
export function keepNewest(folder: string, count: number): number {
  const gone = readdirSync(folder)
    .filter((name) => NAMED_HERE.test(name))
    .sort()
    .slice(0, -count);
  for (const name of gone) rmSync(join(folder, name));
  return gone.length;
}
