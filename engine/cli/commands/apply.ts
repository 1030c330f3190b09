import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import type { Store } from '#api/store/store.ts';
import { addCampaignOptions } from '../campaigns/campaign-options.ts';
import type { ProgramCampaign } from '../campaigns/read-campaigns.ts';
import { requireCampaigns } from '../campaigns/require-campaigns.ts';
import type { CatalogueChoice } from '../console/catalogue-options.ts';
import { colorsFor } from '../console/colors.ts';
import { commandActor } from '../console/command-actor.ts';
import { example } from '../console/example.ts';
import { progressBar } from '../console/progress-bar.ts';
import { STORE_HELP } from '../console/store-help.ts';
import { UserError } from '../console/user-error.ts';

interface Choice extends CatalogueChoice {
  readonly yes?: true;
}

/** `marquee apply`: makes the store say what the campaigns say. */
export function applyCommand(): Command {
  return addCampaignOptions(new Command('apply'))
    .description('Show what would change in the store, then change it: a transaction per program.')
    .argument('[slugs...]', 'the programs to apply; absent: all of them')
    .option('--yes', 'do not ask first')
    .addHelpText(
      'after',
      `${STORE_HELP}\nNothing that creators earned is deleted: what a campaign no longer has retires.\n\nExit codes: 0 fine, 1 the manifests have errors and nothing was applied, 2 cannot run.`,
    )
    .addHelpText('after', example('apply sega --env production'))
    .action(async (slugs: string[], choice: Choice) => {
      const read = await requireCampaigns(slugs, choice);
      if (!read) return;
      // Loaded here: commands that have no store need not wait for its drivers.
      const { withStore } = await import('../console/store.ts');
      await withStore((store) => planAndApply(store, read.programs, choice));
    });
}

async function planAndApply(
  store: Store,
  programs: readonly ProgramCampaign[],
  { yes, env }: Choice,
): Promise<void> {
  const { readPlans } = await import('../campaigns/read-plans.ts');
  const { drawPlans } = await import('../campaigns/draw-plan.ts');
  const plans = await readPlans(store, programs);
  const changing = new Set(plans.map(({ uuid }) => uuid));
  process.stdout.write(drawPlans(plans, colorsFor(process.stdout)));
  if (changing.size > 0 && !yes) await confirm(env);
  await applyAll(store, programs);
  if (changing.size > 0)
    console.log(`Applied ${changing.size === 1 ? '1 campaign' : `${changing.size} campaigns`}.`);
}

/** Every program's turn, changed or not: one whose plan is empty is at least known as applied. */
async function applyAll(store: Store, programs: readonly ProgramCampaign[]): Promise<void> {
  const { applyCampaign } = await import('#api/campaigns/apply-campaign.ts');
  const { NO_CAMPAIGN } = await import('#api/campaigns/read-plan.ts');
  const actor = commandActor();
  const { progress, stop } = progressBar('Applying campaigns');
  try {
    for (const [index, program] of programs.entries()) {
      const by = { ...actor, now: new Date() };
      await applyCampaign(store, program, program.campaign ?? NO_CAMPAIGN, by);
      progress(index + 1, programs.length);
    }
  } finally {
    stop();
  }
}

/** @throws UserError where nobody is there to answer, or the answer is no */
async function confirm(environment: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UserError('Nothing was changed: nobody is there to ask. Run it with --yes.');
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await asking.question(`Apply this for ${environment}? (yes/no) `);
    if (!/^y(es)?$/i.test(answer.trim())) throw new UserError('Nothing was changed.');
  } finally {
    asking.close();
  }
}
