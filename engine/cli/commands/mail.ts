import { Command } from 'commander';
import { commandActor } from '../console/command-actor.ts';
import { example } from '../console/example.ts';
import { knownProgram } from '../console/known-program.ts';
import { type ProgramChoice, programCommand } from '../console/program-command.ts';
import { table } from '../console/table.ts';
import { UserError } from '../console/user-error.ts';

/** `marquee mail`: the mails that do not go on by themselves. */
export function mailCommand(): Command {
  return new Command('mail')
    .description('Look after mails that were given up, or of which nobody knows whether they left.')
    .addHelpText('after', example('mail list sega'))
    .addCommand(listCommand())
    .addCommand(resendCommand());
}

function listCommand(): Command {
  return programCommand('list')
    .description(
      'List mails that failed for good, and those that a crash or a lost connection left unknown.',
    )
    .addHelpText('after', example('mail list sega'))
    .option('--json', 'as JSON')
    .action(async (slug: string, choice: ProgramChoice & { json?: true }) => {
      const program = await knownProgram(slug, choice.programs);
      const { listStuckMails } = await import('#api/mail/stuck-mails.ts');
      const { withStore } = await import('../console/store.ts');
      const mails = await withStore((store) => listStuckMails(store, program.uuid));
      if (choice.json) return console.log(JSON.stringify(mails, undefined, 2));
      const rows = mails.map(({ id, state, kind, address, created_at, last_error }) => [
        String(id),
        state,
        kind,
        address,
        created_at.toISOString().slice(0, 16),
        last_error ?? '-',
      ]);
      console.log(table([['ID', 'STATE', 'KIND', 'TO', 'CREATED', 'REASON'], ...rows]).join('\n'));
    });
}

function resendCommand(): Command {
  return programCommand('resend')
    .description('Have such a mail sent again; one that is "unknown" may then arrive twice.')
    .addHelpText('after', example('mail resend sega 4711'))
    .argument('<id>', 'as `marquee mail list` names it')
    .action(async (slug: string, id: string, choice: ProgramChoice) => {
      const program = await knownProgram(slug, choice.programs);
      const { resendMails } = await import('#api/mail/stuck-mails.ts');
      const { withStore } = await import('../console/store.ts');
      const known = /^\d{1,15}$/.test(id);
      const due =
        known &&
        (await withStore((store) =>
          resendMails(store, program.uuid, [Number(id)], commandActor(), new Date()),
        ));
      if (!due || due.length === 0)
        throw new UserError(
          `"${slug}" has no mail ${id} that is failed or unknown. \`marquee mail list ${slug}\` says which it has.`,
        );
      console.log(`Mail ${id} goes out with the next look at the outbox, within seconds.`);
    });
}
