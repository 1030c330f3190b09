import { readApplied } from '#api/campaigns/read-campaign-state.ts';
import { NO_CAMPAIGN, readPlan } from '#api/campaigns/read-plan.ts';
import { error, type Finding, fine, warning } from '../finding.ts';
import { openPrograms, type Patient } from '../patient.ts';
import { quantity } from '../quantity.ts';
import { storeOf } from '../store-of.ts';

/** Whether what manifests say of campaigns is in the store. */
export async function checkCampaigns(patient: Patient): Promise<Finding[]> {
  const programs = openPrograms(patient);
  const { environment } = patient;
  const store = storeOf(patient.store);
  const apply = (slug: string) => `\`marquee apply ${slug} --env ${environment}\``;
  const never = (slug: string) =>
    error(
      'CAMPAIGN_NEVER_APPLIED',
      slug,
      'Its campaign was never applied: creators find no quests, rewards and keys.',
      `Do so with ${apply(slug)}.`,
    );
  if (store === undefined) return [];
  if (store === 'absent')
    return programs.flatMap(({ slug, campaign }) => (campaign ? never(slug) : []));
  const applied = await readApplied(store);
  const found: Finding[] = [];
  for (const { slug, served, campaign } of programs) {
    const { changes, metrics } = await readPlan(
      store,
      { uuid: served.uuid, slug },
      campaign ?? NO_CAMPAIGN,
    );
    const count = changes.length + (metrics ? 1 : 0);
    const hash = applied.get(served.uuid)?.campaign_hash;
    if (count === 0) {
      if (campaign) found.push(fine('CAMPAIGN_APPLIED', slug, 'The store has its campaign.'));
    } else if (!hash) found.push(never(slug));
    else
      found.push(
        warning(
          'CAMPAIGN_NOT_APPLIED',
          slug,
          `The store differs from its campaign by ${quantity(count, 'change')}.`,
          `\`marquee plan ${slug} --env ${environment}\` shows them; ${apply(slug)} makes them.`,
        ),
      );
  }
  return found;
}
