import { Command } from 'commander';
import type { CheckedConnector } from '#api/connectors/check-connectors.ts';
import { missingCredentials } from '#api/identity-providers/connector-credentials.ts';
import { example } from '../console/example.ts';
import { EXIT_FINE, EXIT_ISSUES, UserError } from '../console/user-error.ts';

interface Choice {
  readonly json?: true;
}

/** `marquee connectors`: the platforms that linked accounts are read on. */
export function connectorsCommand(): Command {
  return new Command('connectors')
    .description('Look at the platforms that linked accounts are read on.')
    .addHelpText('after', example('connectors check'))
    .addCommand(checkCommand());
}

function checkCommand(): Command {
  return new Command('check')
    .description('Ask each platform that has credentials here, and say what it answers.')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nVariables that the server has must be set here, too. Changes nothing.\n\nExit codes: 0 every platform that has credentials answers, 1 one does not, 2 cannot run.',
    )
    .addHelpText('after', example('connectors check'))
    .action(async ({ json }: Choice) => {
      // Loaded here: the other commands need none of it.
      const { checkConnectors } = await import('#api/connectors/check-connectors.ts');
      const { openConnectors } = await import('#api/connectors/open-connectors.ts');
      const settings = openConnectors({
        ...{ chosen: chosenPlace(process.env.MARQUEE_CONNECTORS), environment: process.env },
        // Nothing is asked for that is sent here.
        ...{ apiAddress: () => 'http://localhost', played: undefined },
      });
      const checked = await checkConnectors(settings, new AbortController().signal);
      if (json) console.log(JSON.stringify(checked, undefined, 2));
      else for (const one of checked) console.log(lineOf(one));
      const faulty = checked.some(({ state }) => state !== 'well' && state !== 'unset');
      process.exitCode = faulty ? EXIT_ISSUES : EXIT_FINE;
    });
}

/** @throws UserError for what a server would not start with */
function chosenPlace(text: string | undefined): string | undefined {
  const chosen = text?.trim() || undefined;
  if (chosen === undefined || chosen === 'platforms' || chosen === 'off') return chosen;
  if (/^https?:/.test(chosen) && URL.canParse(chosen)) return chosen;
  throw new UserError(
    `MARQUEE_CONNECTORS is "${chosen}": it takes "platforms", "off", or the http address of simulators.`,
  );
}

const SAYS: Readonly<Record<CheckedConnector['state'], string>> = {
  well: 'answers',
  unset: 'is not read here',
  unreachable: 'does not answer',
  refused: 'refuses',
};

const whyUnset = (missing: readonly string[]): string =>
  missing.length === 0 ? 'MARQUEE_CONNECTORS is off.' : `Not set: ${missing.join(', ')}.`;

function lineOf({ platform, name, state, simulated, seen }: CheckedConnector): string {
  const place = simulated ? `${name} (simulated)` : name;
  const why = state === 'unset' ? ` ${whyUnset(missingCredentials(platform, process.env))}` : '';
  return `${place} ${SAYS[state]}.${why}${seen.map((sentence) => `\n  ${sentence}`).join('')}`;
}
