import { Command, InvalidArgumentError, Option } from 'commander';
import type { Granted } from '#api/operator/roles.ts';
import type { Store } from '#api/store/store.ts';
import { OPERATOR_ROLES, type OperatorRole } from '#contract/vocabulary/operator-words.ts';
import { commandActor } from '../console/command-actor.ts';
import { example } from '../console/example.ts';
import { type KnownProgram, knownProgram } from '../console/known-program.ts';
import { type ProgramChoice, programCommand } from '../console/program-command.ts';
import { sayRefusal } from '../console/say-refusal.ts';
import { table } from '../console/table.ts';
import { UserError } from '../console/user-error.ts';

/** `marquee operator`: who runs a program. */
export function operatorCommand(): Command {
  return new Command('operator')
    .description('Say who runs a program, and what they may do there.')
    .addHelpText('after', example('operator grant sega ana@sega.example --role owner'))
    .addCommand(grantCommand())
    .addCommand(listCommand())
    .addCommand(revokeCommand())
    .addCommand(releaseCommand());
}

function grantCommand(): Command {
  return programCommand('grant')
    .description('Grant a role to an e-mail address; the first sign-in with it pins the account.')
    .addHelpText('after', example('operator grant sega ana@sega.example --role owner'))
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
      console.log(describeAccount(granted.account, program));
    });
}

/** What an operator signs in with, or what the first sign-in will pin. */
function describeAccount(
  account: Granted['account'],
  { operatorProviders }: Pick<KnownProgram, 'operatorProviders'>,
): string {
  if (account) {
    const { provider, pinned_at } = account;
    const name = operatorProviders.get(provider) ?? provider;
    return `They sign in with the ${name} account that was pinned on ${dayOf(pinned_at)}.`;
  }
  const names = [...operatorProviders.values()].join(' or ');
  return names === ''
    ? 'Nobody can sign in as an operator yet: operator_identity_providers in site.yaml names no identity provider. In development, sample people can.'
    : `The first ${names} account that signs in with this address, verified there, is pinned: from then on that account alone opens the role.`;
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function listCommand(): Command {
  return programCommand('list')
    .description('List who has a role in a program.')
    .addHelpText('after', example('operator list sega'))
    .option('--json', 'as JSON')
    .action(async (slug: string, choice: ProgramChoice & { json?: true }) => {
      const program = await knownProgram(slug, choice.programs);
      const { readRoles } = await import('#api/operator/roles.ts');
      const { withStore } = await import('../console/store.ts');
      const roles = await withStore((store) => readRoles(store, program.uuid));
      if (choice.json) return console.log(JSON.stringify(roles, undefined, 2));
      const rows = roles.map(({ kind, name, email, role, granted_at, granted_by, account }) => [
        email ?? `${name}`,
        role,
        dayOf(granted_at),
        granted_by,
        kind === 'service' ? 'none: a service account' : accountText(account),
      ]);
      console.log(table([['WHO', 'ROLE', 'GRANTED', 'BY', 'ACCOUNT'], ...rows]).join('\n'));
    });
}

/** What somebody signs in with. */
const accountText = (account: Granted['account']): string =>
  account ? `${account.provider}, ${dayOf(account.pinned_at)}` : 'at the first sign-in';

function revokeCommand(): Command {
  return programCommand('revoke')
    .description('Take a role away; it ends at once.')
    .addHelpText('after', example('operator revoke sega ana@sega.example'))
    .argument('<email>', 'the address', readAddress)
    .action(async (slug: string, email: string, choice: ProgramChoice) => {
      const program = await knownProgram(slug, choice.programs);
      const { revokeRole } = await import('#api/operator/roles.ts');
      await onMember(program, email, (store, id) => revokeRole(store, program.uuid, id, actor()));
      console.log(`${email} has no role in ${program.title} any more.`);
    });
}

function releaseCommand(): Command {
  return programCommand('release')
    .description(
      'Forget the account that an operator signs in with, in all programs, and end their sessions.',
    )
    .addHelpText('after', example('operator release sega ana@sega.example'))
    .argument('<email>', 'the address', readAddress)
    .action(async (slug: string, email: string, choice: ProgramChoice) => {
      const program = await knownProgram(slug, choice.programs);
      const { releaseOperator } = await import('#api/operator/roles.ts');
      await onMember(program, email, (store, id) =>
        releaseOperator(store, program.uuid, id, actor()),
      );
      console.log(`The account of ${email} is forgotten.`);
      console.log(describeAccount(undefined, program));
    });
}

/** Works on who has a role in a program under this address. @throws UserError where nobody has */
async function onMember(
  { uuid, slug }: KnownProgram,
  email: string,
  work: (store: Store, operatorId: string) => Promise<void>,
): Promise<void> {
  const { readRoles } = await import('#api/operator/roles.ts');
  const { operatorAddress } = await import('#api/core/auth/operator-address.ts');
  const { withStore } = await import('../console/store.ts');
  await withStore(async (store) => {
    const roles = await readRoles(store, uuid);
    const found = roles.find((role) => role.email === operatorAddress(email));
    if (!found)
      throw new UserError(
        `${email} has no role in "${slug}". \`marquee operator list ${slug}\` says who has.`,
      );
    await work(store, found.id).catch(sayRefusal);
  });
}

const actor = () => ({ ...commandActor(), at: new Date() });

function readAddress(value: string): string {
  if (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value) && value.length <= 254) return value;
  throw new InvalidArgumentError('It is not an e-mail address.');
}
