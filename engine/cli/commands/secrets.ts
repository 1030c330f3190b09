import { Command } from 'commander';
import type { RotationReport } from '#api/core/sealing/rotate-secrets.ts';
import type { SecretsStatus } from '#api/core/sealing/secrets-status.ts';
import { example } from '../console/example.ts';
import { progressBar } from '../console/progress-bar.ts';
import { STORE_HELP } from '../console/store-help.ts';
import { table } from '../console/table.ts';
import { EXIT_FINE, EXIT_ISSUES, UserError } from '../console/user-error.ts';

interface Choice {
  readonly json?: true;
}

/** `marquee secrets`: exchanges what the server's keys derive from. */
export function secretsCommand(): Command {
  return new Command('secrets')
    .description('Exchange MARQUEE_SECRET for another one, while servers run.')
    .addHelpText('after', example('secrets status'))
    .addCommand(rotateCommand())
    .addCommand(statusCommand());
}

function rotateCommand(): Command {
  return new Command('rotate')
    .description(
      'Take MARQUEE_SECRET into use, and seal all under it that those of MARQUEE_SECRET_PREVIOUS sealed.',
    )
    .option('--json', 'what was done as JSON')
    .addHelpText(
      'after',
      `${STORE_HELP}\n\nServers go on meanwhile. Interrupted, it is run again. Exit codes: 0 all is sealed anew, 1 something could not be opened, 2 cannot run.`,
    )
    .addHelpText('after', example('secrets rotate'))
    .action(async ({ json }: Choice) => {
      // Loaded here: commands that have no store need not wait for its drivers.
      const { InstancesBehindError, rotateSecrets } = await import(
        '#api/core/sealing/rotate-secrets.ts'
      );
      const { readSecretsStatus } = await import('#api/core/sealing/secrets-status.ts');
      const { withSealedStore } = await import('../console/store.ts');
      const { progress, stop } = progressBar('Sealing anew (rows)');
      const now = () => new Date();
      try {
        const { report, status } = await withSealedStore(async (store, secrets) => ({
          report: await rotateSecrets(store, secrets, { now, progress }),
          status: await readSecretsStatus(store, secrets, now()),
        }));
        if (json) console.log(JSON.stringify(report, undefined, 2));
        else tellRotation(report, status);
        const isWhole = Object.keys(report.unreadable).length === 0;
        process.exitCode = isWhole ? EXIT_FINE : EXIT_ISSUES;
      } catch (error) {
        throw error instanceof InstancesBehindError ? new UserError(error.message) : error;
      } finally {
        stop();
      }
    });
}

function statusCommand(): Command {
  return new Command('status')
    .description('Say which secret is in use, and what still needs an earlier one.')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      `${STORE_HELP}\n\nExit codes: 0 fine, 1 \`marquee secrets rotate\` is to be run, 2 cannot run.`,
    )
    .addHelpText('after', example('secrets status'))
    .action(async ({ json }: Choice) => {
      const { readSecretsStatus } = await import('#api/core/sealing/secrets-status.ts');
      const { withSealedStore } = await import('../console/store.ts');
      const status = await withSealedStore((store, secrets) =>
        readSecretsStatus(store, secrets, new Date()),
      );
      if (json) console.log(JSON.stringify(status, undefined, 2));
      else tellStatus(status);
      process.exitCode = isLeft(status) ? EXIT_ISSUES : EXIT_FINE;
    });
}

const isLeft = ({ is_first, elsewhere }: SecretsStatus) => !is_first || (elsewhere ?? 0) > 0;

function tellRotation({ renewed, unreadable }: RotationReport, status: SecretsStatus): void {
  const sum = Object.values(renewed).reduce((total, rows) => total + rows, 0);
  console.log(`${sum} rows are sealed anew, under the secret ${status.key_id}.`);
  for (const [name, rows] of Object.entries(unreadable))
    console.log(
      `${rows} rows of ${name} open with none of the secrets; they are as they were. Name the one that sealed them in MARQUEE_SECRET_PREVIOUS, and run this again.`,
    );
  tellPrevious(status);
}

function tellStatus(status: SecretsStatus): void {
  const { key_id, since, is_first, instances, tables, elsewhere } = status;
  const from = is_first ? 'MARQUEE_SECRET' : 'one of MARQUEE_SECRET_PREVIOUS';
  console.log(`In use: ${key_id}, ${from}, since ${minute(since)}.`);
  const behind = instances.behind === 0 ? 'all know' : `${instances.behind} do not know`;
  if (instances.running > 0)
    console.log(`Instances: ${instances.running} running; ${behind} this MARQUEE_SECRET.`);
  if (elsewhere === null) {
    console.log('It was never exchanged.');
    return;
  }
  const rows = tables.map(({ table: name, here, elsewhere: not }) => [name, `${here}`, `${not}`]);
  console.log(table([['TABLE', 'UNDER IT', 'NOT YET'], ...rows]).join('\n'));
  if (isLeft(status)) console.log('To be sealed anew: npx marquee secrets rotate');
  tellPrevious(status);
}

function tellPrevious({ previous_until }: SecretsStatus): void {
  if (previous_until)
    console.log(
      `MARQUEE_SECRET_PREVIOUS can go from ${minute(previous_until)} on. Until then links in mails need it that confirm an address; who is signed in needs it for an hour.`,
    );
}

const minute = (at: Date) => `${at.toISOString().slice(0, 16)}Z`;
