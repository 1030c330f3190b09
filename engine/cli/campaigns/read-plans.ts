import { type CampaignPlan, NO_CAMPAIGN, readPlan } from '#api/campaigns/read-plan.ts';
import type { Store } from '#api/store/store.ts';
import { progressBar } from '../console/progress-bar.ts';
import type { ProgramCampaign } from './read-campaigns.ts';

export type ProgramPlan = ProgramCampaign & CampaignPlan;

/** What would change, for the programs where something would. */
export async function readPlans(
  store: Store,
  programs: readonly ProgramCampaign[],
): Promise<ProgramPlan[]> {
  const { progress, stop } = progressBar('Comparing campaigns');
  const plans: ProgramPlan[] = [];
  try {
    for (const [index, program] of programs.entries()) {
      const plan = await readPlan(store, program, program.campaign ?? NO_CAMPAIGN);
      if (plan.changes.length > 0 || plan.metrics) plans.push({ ...program, ...plan });
      progress(index + 1, programs.length);
    }
  } finally {
    stop();
  }
  return plans;
}
