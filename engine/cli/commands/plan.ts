import { Command, Option } from 'commander';
import { unreadPlatforms } from '#api/health/unread-platforms.ts';
import { campaignPlatforms } from '#domain/connectors/campaign-platforms.ts';
import { addCampaignOptions } from '../campaigns/campaign-options.ts';
import type { SoundCampaigns } from '../campaigns/read-campaigns.ts';
import { requireCampaigns, sayIssues } from '../campaigns/require-campaigns.ts';
import type { CatalogueChoice } from '../console/catalogue-options.ts';
import { colorsFor } from '../console/colors.ts';
import { example } from '../console/example.ts';
import { STORE_HELP } from '../console/store-help.ts';
import { EXIT_FINE } from '../console/user-error.ts';

interface Choice extends CatalogueChoice {
  readonly format: 'pretty' | 'json';
  readonly exitCode?: true;
}

/** With `--exit-code`: the store is not as the manifests have it. */
const EXIT_CHANGES = 3;

/** `marquee plan`: what `marquee apply` would change in the store. */
export function planCommand(): Command {
  return addCampaignOptions(new Command('plan'))
    .description(
      'Show what applying the campaigns would change in the store; change nothing. Warns of what nobody could do.',
    )
    .argument('[slugs...]', 'the programs to look at; absent: all of them')
    .addOption(
      new Option('--format <format>', 'how to say it')
        .choices(['pretty', 'json'])
        .default('pretty'),
    )
    .option('--exit-code', `exit with ${EXIT_CHANGES} where something would change`)
    .addHelpText(
      'after',
      `${STORE_HELP}\n\nExit codes: 0 fine, 1 the manifests have errors, 2 cannot run, ${EXIT_CHANGES} with --exit-code: there are changes.`,
    )
    .addHelpText('after', example('plan sega --env production'))
    .action(async (slugs: string[], choice: Choice) => {
      const read = await requireCampaigns(slugs, choice);
      if (!read) return;
      // Loaded here: commands that have no store need not wait for its drivers.
      const { withStore } = await import('../console/store.ts');
      const { readPlans } = await import('../campaigns/read-plans.ts');
      const { drawPlans, plansAsJson } = await import('../campaigns/draw-plan.ts');
      const plans = await withStore((store) => readPlans(store, read.programs));
      process.stdout.write(
        choice.format === 'json' ? plansAsJson(plans) : drawPlans(plans, colorsFor(process.stdout)),
      );
      sayIssues(read.warnings);
      sayUnread(read, choice);
      process.exitCode = choice.exitCode && plans.length > 0 ? EXIT_CHANGES : EXIT_FINE;
    });
}

/** Says on stderr which platforms quests count on and nobody reads with the variables that are set here. */
function sayUnread({ programs }: SoundCampaigns, { env }: Choice): void {
  if (env === 'development') return;
  const reading = programs.map(({ slug, campaign }) => ({
    slug,
    connectors: campaign ? campaignPlatforms(campaign) : [],
  }));
  for (const { message } of unreadPlatforms(reading, process.env))
    console.error(`PLATFORM_NOT_READ  ${message}`);
}
