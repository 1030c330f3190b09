import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { example } from '../console/example.ts';
import { progressBar } from '../console/progress-bar.ts';
import { STORE_HELP } from '../console/store-help.ts';
import { UserError } from '../console/user-error.ts';

/** `marquee backup`: everything in the store, in one file. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('Write everything in the store to one file, which any kind of store restores.')
    .argument('<file>', 'the file to write; it must not be there yet')
    .addHelpText('after', STORE_HELP)
    .addHelpText('after', example('backup marquee.backup'))
    .action(async (file: string) => {
      if (existsSync(file))
        throw new UserError(`${file} is already there. Name another file, or remove it.`);
      // Loaded here: commands that have no store need not wait for its drivers.
      const { writeBackup } = await import('#api/store/backup/write-backup.ts');
      const { withStoreForBackup } = await import('../console/store.ts');
      const { tables, rows } = await withStoreForBackup(async (store) => {
        const { progress, stop } = progressBar('Writing rows');
        try {
          return await writeBackup(store, file, progress, new Date());
        } catch (error) {
          const { code, path } = error as NodeJS.ErrnoException;
          throw path === undefined ? error : new UserError(`${file} cannot be written: ${code}.`);
        } finally {
          stop();
        }
      });
      console.log(`Wrote ${rows} rows of ${tables} tables to ${file}.`);
      console.log(
        'Keep it safe: it has personal data. Keys in it open with the same MARQUEE_SECRET.',
      );
    });
}
