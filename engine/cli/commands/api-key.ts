import { Command } from 'commander';
import { line } from '#contract/endpoints/text-fields.ts';
import { commandActor } from '../console/command-actor.ts';
import { example } from '../console/example.ts';
import { knownProgram } from '../console/known-program.ts';
import { type ProgramChoice, programCommand } from '../console/program-command.ts';
import { table } from '../console/table.ts';
import { UserError } from '../console/user-error.ts';

/** `marquee api-key`: keys with which game back ends and trackers report events. */
export function apiKeyCommand(): Command {
  return new Command('api-key')
    .description('Look after the keys with which game back ends and trackers call the API.')
    .addHelpText('after', example('api-key create sega "game servers"'))
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(revokeCommand());
}

function createCommand(): Command {
  return programCommand('create')
    .description('Create a key and print it; it is shown this once.')
    .argument('<name>', 'what calls with it, for the list and the audit log')
    .addHelpText('after', example('api-key create sega "game servers"'))
    .action(async (slug: string, given: string, choice: ProgramChoice) => {
      const name = line(100).safeParse(given).data;
      if (name === undefined) throw new UserError('A name is one line of up to 100 characters.');
      const program = await knownProgram(slug, choice.programs);
      const { createApiKey } = await import('#api/operator/api-keys.ts');
      const { withSealedStore } = await import('../console/store.ts');
      const { id, key } = await withSealedStore((store, secrets) =>
        createApiKey(store, secrets, { program_uuid: program.uuid, name }, actor()),
      );
      console.error(
        `Key ${id} of ${program.title}. Send it in the X-Api-Key header. It is kept nowhere:`,
      );
      console.log(key);
    });
}

function listCommand(): Command {
  return programCommand('list')
    .description("List a program's keys, without what they are.")
    .addHelpText('after', example('api-key list sega'))
    .option('--json', 'as JSON')
    .action(async (slug: string, choice: ProgramChoice & { json?: true }) => {
      const program = await knownProgram(slug, choice.programs);
      const { readApiKeys } = await import('#api/operator/api-keys.ts');
      const { withStore } = await import('../console/store.ts');
      const keys = await withStore((store) => readApiKeys(store, program.uuid));
      if (choice.json) return console.log(JSON.stringify(keys, undefined, 2));
      const day = (at: Date | null) => at?.toISOString().slice(0, 10) ?? '-';
      const rows = keys.map(({ id, name, created_at, last_used_at, revoked_at }) => [
        id,
        name,
        day(created_at),
        day(last_used_at),
        day(revoked_at),
      ]);
      console.log(table([['ID', 'NAME', 'CREATED', 'USED', 'REVOKED'], ...rows]).join('\n'));
    });
}

function revokeCommand(): Command {
  return programCommand('revoke')
    .description('End a key; calls with it are refused at once.')
    .argument('<id>', 'as `marquee api-key list` names it')
    .addHelpText('after', example('api-key revoke sega 0f2c1a9e-5b7d-4c1e-9a3f-2d8e6b4c7a10'))
    .action(async (slug: string, id: string, choice: ProgramChoice) => {
      const program = await knownProgram(slug, choice.programs);
      const { revokeApiKey } = await import('#api/operator/api-keys.ts');
      const { withStore } = await import('../console/store.ts');
      const known = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
      const revoked =
        known && (await withStore((store) => revokeApiKey(store, program.uuid, id, actor())));
      if (!revoked)
        throw new UserError(
          `"${slug}" has no key ${id} in use. \`marquee api-key list ${slug}\` says which it has.`,
        );
      console.log(`Key ${id} is revoked.`);
    });
}

const actor = () => ({ ...commandActor(), at: new Date() });
