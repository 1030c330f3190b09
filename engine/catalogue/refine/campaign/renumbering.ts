import type { CampaignManifest } from '#contract/programs/campaign.ts';
import { ENVIRONMENTS, type Environment } from '#contract/programs/program.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import { overlayCampaign } from '../../resolve/resolve-campaign.ts';
import type { Path } from '../../schema/annotation.ts';

/** Renumbered ids that are not there, or that become another one's. */
export function renumberingFindings(manifest: CampaignManifest): Finding[] {
  return ENVIRONMENTS.flatMap((environment) => {
    const overlay = manifest.environments?.[environment];
    if (!overlay) return [];
    const { activations } = overlayCampaign(manifest, environment);
    const options = activations.flatMap(({ key }) => key?.options ?? []);
    const path = ['environments', environment];
    const where = campaignIn(environment);
    return [
      ...check(
        'activation',
        activations,
        overlay.activation_ids,
        [...path, 'activation_ids'],
        where,
      ),
      ...check('key option', options, overlay.key_option_ids, [...path, 'key_option_ids'], where),
    ];
  });
}

function check(
  what: string,
  things: readonly { readonly id: number }[],
  ids: Readonly<Record<string, number>> = {},
  path: Path,
  where: string,
): Finding[] {
  const known = things.map(({ id }) => id);
  return Object.entries(ids).flatMap(([from, to]) => {
    const here = [...path, from];
    if (!known.includes(Number(from))) {
      const parameters = { what, id: Number(from), where, known };
      return [raise('CAMPAIGN_REFERENCE_UNKNOWN', parameters, { path: here, atKey: true })];
    }
    const owner = known.find((id) => id !== Number(from) && (ids[id] ?? id) === to);
    if (owner === undefined) return [];
    const place = `${what} ${owner} of ${where}`;
    return [raise('CAMPAIGN_ID_DUPLICATE', { what, id: to, place }, { path: here })];
  });
}

/** What an issue calls the campaign of an environment, or the one without overlays. */
export const campaignIn = (environment: Environment | undefined): string =>
  environment === undefined ? 'this campaign' : `the campaign as it is in ${environment}`;
