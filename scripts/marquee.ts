#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { apiKeyCommand } from './commands/api-key.ts';
import { applyCommand } from './commands/apply.ts';
import { backupCommand } from './commands/backup.ts';
import { guestLinkCommand } from './commands/guest-link-create.ts';
import { keysCommand } from './commands/keys-import.ts';
import { listCommand } from './commands/list.ts';
import { mailCommand } from './commands/mail.ts';
import { newCommand } from './commands/new.ts';
import { operatorCommand } from './commands/operator.ts';
import { planCommand } from './commands/plan.ts';
import { restoreCommand } from './commands/restore.ts';
import { showCommand } from './commands/show.ts';
import { translationsCommand } from './commands/translations.ts';
import { validateCommand } from './commands/validate.ts';
import { EXIT_CANNOT_RUN, EXIT_FINE, UserError } from './console/user-error.ts';

const marquee = new Command('marquee')
  .description('Look after the catalogue of creator programs.')
  .version(packageJson.version)
  .enablePositionalOptions() // what stands behind a command's name is the command's
  .showHelpAfterError('Run it with --help to see what it takes.')
  .exitOverride();
const commands = [
  validateCommand(),
  newCommand(),
  listCommand(),
  showCommand(),
  translationsCommand(),
  planCommand(),
  applyCommand(),
  backupCommand(),
  restoreCommand(),
  operatorCommand(),
  apiKeyCommand(),
  keysCommand(),
  guestLinkCommand(),
  mailCommand(),
];
for (const command of commands) {
  marquee.addCommand(command.copyInheritedSettings(marquee));
  for (const subcommand of command.commands) subcommand.copyInheritedSettings(marquee);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(); // the reader, such as `head`, has seen enough
  throw error;
});

try {
  await marquee.parseAsync();
} catch (error) {
  const helped = error instanceof CommanderError && error.exitCode === 0;
  process.exitCode = helped ? EXIT_FINE : EXIT_CANNOT_RUN;
  if (error instanceof UserError) console.error(`marquee: ${error.message}`);
  else if (!(error instanceof CommanderError)) console.error(error); // a fault of ours: with its stack
}
