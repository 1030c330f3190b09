import { Command, InvalidArgumentError } from 'commander';
import { campaignId } from '#contract/endpoints/fields.ts';
import { line } from '#contract/endpoints/text-fields.ts';
import { addCampaignOptions } from '../campaigns/campaign-options.ts';
import type { CatalogueChoice } from '../console/catalogue-options.ts';
import { commandActor } from '../console/command-actor.ts';
import { example } from '../console/example.ts';
import { knownProgram } from '../console/known-program.ts';
import { sayRefusal } from '../console/say-refusal.ts';
import { STORE_HELP } from '../console/store-help.ts';

interface Choice extends CatalogueChoice {
  readonly program: string;
  readonly activation: number;
  readonly label: string;
  readonly uses: number;
  readonly expires?: Date;
}

/** People that one link may be for. */
const MOST_USES = 100_000;

const HINTS = { ACTIVATION_UNKNOWN: '`marquee apply` brings the campaign to the store.' };

/** `marquee guest-link`: links that let people without an account take part. */
export function guestLinkCommand(): Command {
  return new Command('guest-link')
    .description('Look after links that let people without an account take part.')
    .addHelpText(
      'after',
      example('guest-link create --program sega --activation 165 --label Press'),
    )
    .addCommand(createCommand());
}

function createCommand(): Command {
  return addCampaignOptions(new Command('create'))
    .description('Create a link for guests and print its address; it is shown this once.')
    .requiredOption('--program <slug>', 'the program')
    .requiredOption('--activation <id>', 'what it is for, as the campaign numbers it', readId)
    .requiredOption('--label <label>', 'what operators call it', readLabel)
    .option('--uses <number>', 'how many people may use it', readUses, 1)
    .option('--expires <moment>', 'when it ends, such as 2027-01-31T18:00:00Z', readMoment)
    .addHelpText('after', STORE_HELP)
    .addHelpText(
      'after',
      example('guest-link create --program sega --activation 165 --label Press --uses 50'),
    )
    .action(async (choice: Choice) => {
      const program = await knownProgram(choice.program, choice.programs, choice.env);
      // Loaded here: commands that have no store need not wait for its drivers.
      const { createGuestLink } = await import('#api/core/guest/create-guest-link.ts');
      const { withSealedStore } = await import('../console/store.ts');
      const { row, path } = await withSealedStore((store, secrets) =>
        createGuestLink(store, secrets, {
          program_uuid: program.uuid,
          slug: program.slug,
          activation_id: choice.activation,
          label: choice.label,
          uses_limit: choice.uses,
          expires_at: choice.expires,
          created_by: commandActor(),
          now: new Date(),
        }).catch((error: unknown) => sayRefusal(error, HINTS)),
      );
      const people = row.uses_limit === 1 ? 'one person' : `${row.uses_limit} people`;
      const until = row.expires_at ? `, until ${row.expires_at.toISOString()}` : '';
      console.error(
        `Link ${row.id} of ${program.title}, for ${people}${until}. It is kept nowhere:`,
      );
      console.log(`${program.origin}${path}`);
    });
}

function readId(value: string): number {
  const id = campaignId.safeParse(Number(value)).data;
  if (id === undefined) throw new InvalidArgumentError('It must be a whole number from 1.');
  return id;
}

function readLabel(value: string): string {
  const label = line(100).safeParse(value).data;
  if (label === undefined)
    throw new InvalidArgumentError('It must be one line of up to 100 characters.');
  return label;
}

function readUses(value: string): number {
  const uses = Number(value);
  if (/^\d+$/.test(value) && uses >= 1 && uses <= MOST_USES) return uses;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST_USES}.`);
}

function readMoment(value: string): Date {
  const moment = new Date(value);
  if (/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(moment.getTime()))
    return moment;
  throw new InvalidArgumentError('It must be a moment such as 2027-01-31T18:00:00Z.');
}
