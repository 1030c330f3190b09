import { existsSync, statSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import { BACKUP_KEY_HELP, backupKey } from '../console/backup-key.ts';
import { example } from '../console/example.ts';
import { progressBar } from '../console/progress-bar.ts';
import { STORE_HELP } from '../console/store-help.ts';
import { table } from '../console/table.ts';
import { UserError } from '../console/user-error.ts';

interface Choice {
  readonly check?: true;
  readonly keep?: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `marquee backup`: everything in the store, in one file. */
export function backupCommand(): Command {
  return new Command('backup')
    .description(
      'Write everything in the store to one file, which any kind of store restores. Servers go on meanwhile.',
    )
    .argument(
      '<file>',
      'the file to write, not there yet; with --keep a folder, with --check a backup',
    )
    .option(
      '--keep <count>',
      'name a file in that folder by the time, and keep so many',
      atLeastOne,
    )
    .option('--check', 'read a backup to its end: whether it is whole, how old, what is in it')
    .addHelpText('after', `${STORE_HELP}${BACKUP_KEY_HELP}`)
    .addHelpText('after', example('backup --keep 14 /var/backups/marquee'))
    .action(async (path: string, { check, keep }: Choice) => {
      if (check) return checkFile(path);
      if (keep === undefined) {
        const written = await write(path);
        return note(written);
      }
      const { keepNewest, nameBackup } = await import('../console/backup-folder.ts');
      const file = nameBackup(path, new Date());
      const written = await write(file);
      // An old one goes when the new one has been read to its end, not before.
      await checkFile(file);
      await note(written);
      const gone = keepNewest(path, keep);
      if (gone > 0) console.log(`Removed ${gone} older ones from ${path}.`);
    });
}

interface Written {
  readonly madeAt: Date;
  readonly rows: number;
}

/**
 * Has the store say that there is this backup, so that the server's counts and the doctor miss the next
 * one. A store that takes no writes, such as a standby, cannot; the backup is as good.
 */
async function note({ madeAt, rows }: Written): Promise<void> {
  const { noteBackup } = await import('#api/store/backup/last-backup.ts');
  const { withStore } = await import('../console/store.ts');
  try {
    await withStore((store) => noteBackup(store, madeAt, rows));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The backup is made; the store could not note that: ${reason}`);
  }
}

async function write(file: string): Promise<Written> {
  if (existsSync(file))
    throw new UserError(
      `${file} is already there. Name another file, remove it, or name a folder with --keep.`,
    );
  const passphrase = backupKey();
  // Loaded here: commands that have no store need not wait for its drivers.
  const { writeBackup } = await import('#api/store/backup/write-backup.ts');
  const { withStoreForBackup } = await import('../console/store.ts');
  const madeAt = new Date();
  const { tables, rows } = await withStoreForBackup(async (store) => {
    const { progress, stop } = progressBar('Writing rows');
    try {
      return await writeBackup(store, file, progress, madeAt, passphrase);
    } catch (error) {
      const { code, path } = error as NodeJS.ErrnoException;
      throw path === undefined ? error : new UserError(`${file} cannot be written: ${code}.`);
    } finally {
      stop();
    }
  });
  console.log(`Wrote ${rows} rows of ${tables} tables to ${file}.`);
  console.log(
    passphrase === undefined
      ? 'Keep it safe: it has personal data, and is not encrypted (MARQUEE_BACKUP_KEY). Keys in it open with the same MARQUEE_SECRET.'
      : 'It opens with the same MARQUEE_BACKUP_KEY, and keys in it with the same MARQUEE_SECRET: keep both elsewhere.',
  );
  return { madeAt, rows };
}

async function checkFile(file: string): Promise<void> {
  const { BackupError } = await import('#api/store/backup/archive.ts');
  const { checkBackup } = await import('#api/store/backup/check-backup.ts');
  const passphrase = backupKey();
  try {
    const { createdAt, rows, fits } = await checkBackup(file, passphrase);
    const filled = [...rows].filter(([, count]) => count > 0);
    for (const line of table(filled.map(([name, count]) => [`  ${name}`, String(count)])))
      console.log(line);
    const total = filled.reduce((sum, [, count]) => sum + count, 0);
    console.log(
      `${file} is whole: ${total} rows of ${rows.size} tables, ${statSync(file).size} bytes, made ${age(createdAt, new Date())} ago (${createdAt.toISOString()}).`,
    );
    if (!fits)
      console.log(
        'Another version of marquee made it: restore it with that one, then start this one on the store.',
      );
  } catch (error) {
    throw error instanceof BackupError ? new UserError(error.message) : error;
  }
}

function age(from: Date, to: Date): string {
  const passed = Math.max(0, to.getTime() - from.getTime());
  if (passed >= 2 * DAY) return `${Math.floor(passed / DAY)} days`;
  if (passed >= 2 * HOUR) return `${Math.floor(passed / HOUR)} hours`;
  return `${Math.floor(passed / MINUTE)} min`;
}

function atLeastOne(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1)
    throw new InvalidArgumentError('It is a whole number of backups, 1 at least.');
  return count;
}
