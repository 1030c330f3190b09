import { Command } from 'commander';
import { BACKUP_KEY_HELP, backupKey } from '../console/backup-key.ts';
import { example } from '../console/example.ts';
import { progressBar } from '../console/progress-bar.ts';
import { STORE_HELP } from '../console/store-help.ts';
import { UserError } from '../console/user-error.ts';

/** `marquee restore`: what `marquee backup` wrote, in the store again. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('Fill an empty store from a backup: all of it, or nothing.')
    .argument('<file>', 'what `marquee backup` wrote')
    .option('--replace', 'remove everything that is in the store first; nobody else may use it')
    .addHelpText('after', `${STORE_HELP}${BACKUP_KEY_HELP}`)
    .addHelpText('after', example('restore marquee.backup'))
    .action(async (file: string, { replace }: { replace?: true }) => {
      // Loaded here: commands that have no store need not wait for its drivers.
      const { BackupError } = await import('#api/store/backup/archive.ts');
      const { restoreBackup } = await import('#api/store/backup/restore-backup.ts');
      const { requireSecret, SecretDiffersError } = await import(
        '#api/core/sealing/sealed-store.ts'
      );
      const { serverSecrets } = await import('../console/server-secrets.ts');
      const { withStoreAlone } = await import('../console/store.ts');
      const secrets = serverSecrets();
      const passphrase = backupKey();
      const { tables, rows } = await withStoreAlone(async (store) => {
        const { progress, stop } = progressBar('Restoring rows');
        try {
          return await restoreBackup(store, file, replace ? 'replace' : 'refuse', progress, {
            accept: () => requireSecret(store, secrets),
            passphrase,
          });
        } catch (error) {
          if (error instanceof SecretDiffersError)
            throw new UserError(`Nothing was restored. ${error.message}`);
          throw error instanceof BackupError ? new UserError(error.message) : error;
        } finally {
          stop();
        }
      });
      console.log(`Restored ${rows} rows of ${tables} tables from ${file}.`);
    });
}
