import type { CampaignManifest } from '#contract/programs/campaign.ts';
import {
  ENVIRONMENTS,
  type Environment,
  type ProgramManifest,
} from '#contract/programs/program.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import { type CampaignLists, resolveCampaignManifest } from '../../resolve/resolve-campaign.ts';
import type { Path } from '../../schema/annotation.ts';
import { campaignIn } from './renumbering.ts';

type Activations = CampaignLists['activations'];

/**
 * Activations and key options that program.yaml names (`seasonActivationIDs`, `preferred`) and the
 * campaign does not have in that environment. The findings are of program.yaml.
 */
export function seasonFindings(program: ProgramManifest, campaign: CampaignManifest): Finding[] {
  const findings = new Map<string, Finding>();
  for (const environment of ENVIRONMENTS) {
    const { activations } = resolveCampaignManifest(campaign, environment);
    const at = (field: 'seasonActivationIDs' | 'preferred'): Path =>
      program.environments?.[environment]?.[field] === undefined
        ? [field]
        : ['environments', environment, field];
    const { seasonActivationIDs, preferred } = {
      ...program,
      ...program.environments?.[environment],
    };
    for (const finding of [
      ...(seasonActivationIDs ?? []).flatMap((id, index) =>
        seasonFinding(activations, id, environment, [...at('seasonActivationIDs'), index]),
      ),
      ...Object.entries(preferred ?? {}).flatMap(([id, option]) =>
        preferredFinding(activations, id, option, environment, at('preferred')),
      ),
    ])
      findings.set(finding.path.join('.'), findings.get(finding.path.join('.')) ?? finding);
  }
  return [...findings.values()];
}

function seasonFinding(
  activations: Activations,
  id: number,
  environment: Environment,
  path: Path,
): Finding[] {
  const found = activations.find((activation) => activation.id === id);
  if (found?.kind === 'season') return [];
  if (found)
    return [
      raise(
        'CAMPAIGN_ACTIVATION_KIND',
        { id, kind: found.kind, wanted: 'season', purpose: 'its points are the current season' },
        { path },
      ),
    ];
  const seasons = activations.filter(({ kind }) => kind === 'season');
  const parameters = {
    what: 'activation',
    id,
    where: campaignIn(environment),
    known: ids(seasons),
  };
  return [raise('CAMPAIGN_REFERENCE_UNKNOWN', parameters, { path })];
}

function preferredFinding(
  activations: Activations,
  key: string,
  option: number,
  environment: Environment,
  path: Path,
): Finding[] {
  const found = activations.find(({ id, kind }) => id === Number(key) && kind === 'key');
  if (!found) {
    const keys = activations.filter(({ kind }) => kind === 'key');
    const parameters = {
      what: 'key activation',
      id: Number(key),
      where: campaignIn(environment),
      known: ids(keys),
    };
    return [raise('CAMPAIGN_REFERENCE_UNKNOWN', parameters, { path: [...path, key], atKey: true })];
  }
  const options = found.key?.options ?? [];
  if (options.some(({ id }) => id === option)) return [];
  const where = `activation ${key} of ${campaignIn(environment)}`;
  const parameters = { what: 'key option', id: option, where, known: ids(options) };
  return [raise('CAMPAIGN_REFERENCE_UNKNOWN', parameters, { path: [...path, key] })];
}

const ids = (things: readonly { readonly id: number }[]) => things.map(({ id }) => id);
