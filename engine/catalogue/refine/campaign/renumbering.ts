import type { CampaignManifest } from '#contract/programs/campaign.ts';
import { ENVIRONMENTS } from '#contract/programs/program.ts';
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
    return [
      ...check('activation', activations, overlay.activation_ids, [...path, 'activation_ids']),
      ...check('key option', options, overlay.key_option_ids, [...path, 'key_option_ids']),
    ];
  });
}

function check(
  what: string,
  things: readonly { readonly id: number }[],
  ids: Readonly<Record<string, number>> = {},
  path: Path,
): Finding[] {
  const known = things.map(({ id }) => id);
  return Object.entries(ids).flatMap(([from, to]) => {
    const here = [...path, from];
    if (!known.includes(Number(from))) {
      const parameters = { what, id: Number(from), where: 'this campaign', known };
      return [raise('CAMPAIGN_REFERENCE_UNKNOWN', parameters, { path: here, atKey: true })];
    }
    const owner = known.find((id) => id !== Number(from) && (ids[id] ?? id) === to);
    if (owner === undefined) return [];
    const place = `${what} ${owner} of this environment`;
    return [raise('CAMPAIGN_ID_DUPLICATE', { what, id: to, place }, { path: here })];
  });
}
