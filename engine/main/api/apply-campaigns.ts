import { applyCampaign } from '#api/campaigns/apply-campaign.ts';
import { readApplied } from '#api/campaigns/read-campaign-state.ts';
import { isApplied, NO_CAMPAIGN } from '#api/campaigns/read-plan.ts';
import type { ApiServices } from '#api/http/services.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';

export interface AppliedCampaigns {
  /** Resolves when nothing is being applied any more. */
  readonly stop: () => Promise<void>;
}

interface Due {
  readonly uuid: string;
  readonly slug: string;
}

/**
 * In development, applies every campaign that is not applied yet, now and whenever a manifest
 * changes; the result is there when all that stand in the catalogue now are applied. Elsewhere only
 * `marquee apply` does that, and the log says what waits for it.
 * @param applied told in development after each time, with the programs it was about: all of them
 *   the first time
 */
export async function applyCampaigns(
  services: ApiServices,
  catalogue: Catalogue,
  applied: (slugs: readonly string[]) => void,
): Promise<AppliedCampaigns> {
  if (services.environment !== 'development') {
    await warnOfUnapplied(services, catalogue);
    return { stop: async () => {} };
  }
  const apply = async (slugs?: readonly string[]) => {
    const due = await findDue(services, catalogue, slugs);
    const done: string[] = [];
    for (const program of due)
      if (await applyOne(services, catalogue, program)) done.push(program.slug);
    if (done.length > 0)
      services.log.info(
        { count: done.length, programs: done.slice(0, 30) },
        'Campaigns were applied.',
      );
    applied(slugs ?? [...catalogue.served()].map(([slug]) => slug));
  };
  await apply();
  let turn = Promise.resolve();
  const unlisten = catalogue.onChange(({ site, slugs }) => {
    turn = turn
      .then(() => apply(site ? undefined : slugs))
      .catch((error) => services.log.error({ err: error }, 'Campaigns could not be applied.'));
  });
  return {
    stop: () => {
      unlisten();
      return turn;
    },
  };
}

/** One program's fault keeps no other from being applied. */
async function applyOne(
  { store, now, log }: ApiServices,
  catalogue: Catalogue,
  program: Due,
): Promise<boolean> {
  const { slug } = program;
  try {
    const campaign = catalogue.campaign(slug) ?? NO_CAMPAIGN;
    const by = { actor_kind: 'system', actor_id: 'start', now: now() } as const;
    await applyCampaign(store, program, campaign, by);
    return true;
  } catch (error) {
    log.error({ err: error, program: slug }, 'The campaign could not be applied.');
    return false;
  }
}

async function warnOfUnapplied(services: ApiServices, catalogue: Catalogue): Promise<void> {
  const due = await findDue(services, catalogue);
  if (due.length === 0) return;
  const named = due.slice(0, 20).map(({ slug }) => slug);
  services.log.warn(
    { programs: named, count: due.length },
    `Campaigns are not as their manifests have them. \`npx marquee plan --env ${services.environment}\` shows what would change, \`npx marquee apply\` with the same does it.`,
  );
}

/** Programs whose manifest says something else than what was applied last. */
async function findDue(
  { store }: ApiServices,
  catalogue: Catalogue,
  slugs?: readonly string[],
): Promise<Due[]> {
  const applied = await readApplied(store);
  const named = slugs && new Set(slugs);
  return [...catalogue.served()]
    .filter(([slug]) => named?.has(slug) ?? true)
    .map(([slug, { uuid }]) => ({ slug, uuid }))
    .filter(({ slug, uuid }) => {
      const hash = catalogue.campaignHash(slug) ?? NO_CAMPAIGN.hash;
      return !isApplied(applied.get(uuid), { hash });
    });
}
