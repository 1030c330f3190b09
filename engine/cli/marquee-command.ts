import { Command } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { apiKeyCommand } from './commands/api-key.ts';
import { applyCommand } from './commands/apply.ts';
import { backupCommand } from './commands/backup.ts';
import { bundleCommand } from './commands/bundle.ts';
import { connectorsCommand } from './commands/connectors.ts';
import { doctorCommand } from './commands/doctor.ts';
import { guestLinkCommand } from './commands/guest-link-create.ts';
import { initCommand } from './commands/init.ts';
import { jobsCommand } from './commands/jobs.ts';
import { keysCommand } from './commands/keys-import.ts';
import { listCommand } from './commands/list.ts';
import { mailCommand } from './commands/mail.ts';
import { newCommand } from './commands/new.ts';
import { operatorCommand } from './commands/operator.ts';
import { planCommand } from './commands/plan.ts';
import { restoreCommand } from './commands/restore.ts';
import { secretsCommand } from './commands/secrets.ts';
import { showCommand } from './commands/show.ts';
import { translationsCommand } from './commands/translations.ts';
import { validateCommand } from './commands/validate.ts';
import { example } from './console/example.ts';
import { layOutPrograms } from './console/lay-out-programs.ts';

/** The whole command line: `npx marquee`. */
export function marqueeCommand(): Command {
  const marquee = new Command('marquee')
    .description('Look after the catalogue of creator programs.')
    .version(packageJson.version)
    .enablePositionalOptions() // what stands behind a command's name is the command's
    .showHelpAfterError('Run it with --help to see what it takes.')
    .addHelpText('after', example('validate'))
    .exitOverride()
    .hook('preAction', (_marquee, command) => layOutPrograms(command));
  const commands = [
    validateCommand(),
    initCommand(),
    newCommand(),
    listCommand(),
    showCommand(),
    translationsCommand(),
    planCommand(),
    applyCommand(),
    bundleCommand(),
    doctorCommand(),
    connectorsCommand(),
    backupCommand(),
    restoreCommand(),
    operatorCommand(),
    apiKeyCommand(),
    keysCommand(),
    guestLinkCommand(),
    mailCommand(),
    secretsCommand(),
    jobsCommand(),
  ];
  for (const command of commands) {
    marquee.addCommand(command.copyInheritedSettings(marquee));
    for (const subcommand of command.commands) subcommand.copyInheritedSettings(marquee);
  }
  return marquee;
}
