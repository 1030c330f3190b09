import { Command } from 'commander';
import { BackupError } from '#api/store/backup/archive.ts';
import { restoreBackup } from '#api/store/backup/restore-backup.ts';
import { progressBar } from '../console/progress-bar.ts';
import { STORE_HELP, withStore } from '../console/store.ts';
import { UserError } from '../console/user-error.ts';

/** `marquee restore`: what `marquee backup` wrote, in the store again. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('Fill an empty store from a backup: all of it, or nothing.')
    .argument('<file>', 'what `marquee backup` wrote')
    .option('--replace', 'remove everything that is in the store first')
    .addHelpText('after', STORE_HELP)
    .action(async (file: string, { replace }: { replace?: true }) => {
      const { tables, rows } = await withStore(async (store) => {
        const { progress, stop } = progressBar('Restoring rows');
        try {
          return await restoreBackup(store, file, replace ? 'replace' : 'refuse', progress);
        } catch (error) {
          throw error instanceof BackupError ? new UserError(error.message) : error;
        } finally {
          stop();
        }
      });
      console.log(`Restored ${rows} rows of ${tables} tables from ${file}.`);
    });
}
