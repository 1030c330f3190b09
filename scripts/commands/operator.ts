import { Command, InvalidArgumentError, Option } from 'commander';
import { OPERATOR_ROLES, type OperatorRole } from '#contract/endpoints/endpoint.ts';
import { commandActor } from '../console/command-actor.ts';
import { knownProgram } from '../console/known-program.ts';
import { type ProgramChoice, programCommand } from '../console/program-command.ts';
import { sayRefusal } from '../console/say-refusal.ts';
import { table } from '../console/table.ts';
import { UserError } from '../console/user-error.ts';

/** `marquee operator`: who runs a program. */
export function operatorCommand(): Command {
  return new Command('operator')
    .description('Say who runs a program, and what they may do there.')
    .addCommand(grantCommand())
    .addCommand(listCommand())
    .addCommand(revokeCommand());
}

function grantCommand(): Command {
  return programCommand('grant')
    .description('Grant a role to whoever signs in with this e-mail address, once verified.')
    .argument('<email>', 'the address', readAddress)
    .addOption(
      new Option('--role <role>', 'each may do what those before it may')
        .choices(OPERATOR_ROLES)
        .makeOptionMandatory(),
    )
    .action(async (slug: string, email: string, choice: ProgramChoice & { role: OperatorRole }) => {
      const program = await knownProgram(slug, choice.programs);
      const { grantRole } = await import('#api/operator/roles.ts');
      const { withStore } = await import('../console/store.ts');
      const granted = await withStore((store) =>
        grantRole(store, program.uuid, { email, role: choice.role }, actor()).catch(sayRefusal),
      );
      console.log(`${granted.email} is now ${granted.role} of ${program.title}.`);
    });
}

function listCommand(): Command {
  return programCommand('list')
    .description('List who has a role in a program.')
    .option('--json', 'as JSON')
    .action(async (slug: string, choice: ProgramChoice & { json?: true }) => {
      const program = await knownProgram(slug, choice.programs);
      const { readRoles } = await import('#api/operator/roles.ts');
      const { withStore } = await import('../console/store.ts');
      const roles = await withStore((store) => readRoles(store, program.uuid));
      if (choice.json) return console.log(JSON.stringify(roles, undefined, 2));
      const rows = roles.map(({ email, role, granted_at, granted_by }) => [
        email,
        role,
        granted_at.toISOString().slice(0, 10),
        granted_by,
      ]);
      console.log(table([['E-MAIL', 'ROLE', 'GRANTED', 'BY'], ...rows]).join('\n'));
    });
}

function revokeCommand(): Command {
  return programCommand('revoke')
    .description('Take a role away; it ends at once.')
    .argument('<email>', 'the address', readAddress)
    .action(async (slug: string, email: string, choice: ProgramChoice) => {
      const program = await knownProgram(slug, choice.programs);
      const { readRoles, revokeRole } = await import('#api/operator/roles.ts');
      const { withStore } = await import('../console/store.ts');
      await withStore(async (store) => {
        const roles = await readRoles(store, program.uuid);
        const found = roles.find((role) => role.email === email.toLowerCase());
        if (!found)
          throw new UserError(
            `${email} has no role in "${slug}". \`marquee operator list ${slug}\` says who has.`,
          );
        await revokeRole(store, program.uuid, found.id, actor()).catch(sayRefusal);
      });
      console.log(`${email} has no role in ${program.title} any more.`);
    });
}

const actor = () => ({ ...commandActor(), at: new Date() });

function readAddress(value: string): string {
  if (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value) && value.length <= 254) return value;
  throw new InvalidArgumentError('It is not an e-mail address.');
}
