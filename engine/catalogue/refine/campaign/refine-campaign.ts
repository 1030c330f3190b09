import type { AgreementName, CampaignManifest } from '#contract/programs/campaign.ts';
import {
  ENVIRONMENTS,
  type Environment,
  type ProgramManifest,
} from '#contract/programs/program.ts';
import { ANNOTATIONS } from '../../generated/annotations.ts';
import type { Finding } from '../../issues/raise.ts';
import { overlayCampaign } from '../../resolve/resolve-campaign.ts';
import { placeholderFindings } from '../texts.ts';
import { identityFindings } from './identities.ts';
import { kindFindings } from './kinds.ts';
import { referenceFindings } from './references.ts';
import { renumberingFindings } from './renumbering.ts';

/**
 * The meaning of a campaign whose shape is right, beside its program. Each environment's overlay is
 * checked as the campaign it makes. The findings are of campaign.yaml.
 */
export function refineCampaign(manifest: CampaignManifest, program: ProgramManifest): Finding[] {
  const base = check(manifest, program, undefined);
  const told = new Set(base.map(identify));
  const overlaid = ENVIRONMENTS.flatMap((environment) =>
    check(manifest, program, environment)
      .filter((finding) => !told.has(identify(finding)))
      .map((finding) => {
        const overlay = manifest.environments?.[environment] ?? {};
        const here = String(finding.path[0]) in overlay;
        return here
          ? { ...finding, path: ['environments', environment, ...finding.path] }
          : finding;
      }),
  );
  const each = new Map(overlaid.map((finding) => [identify(finding), finding]));
  return [
    ...base,
    ...each.values(),
    ...renumberingFindings(manifest),
    ...placeholderFindings(ANNOTATIONS.campaign, manifest),
  ];
}

function check(
  manifest: CampaignManifest,
  program: ProgramManifest,
  environment: Environment | undefined,
): Finding[] {
  const lists = overlayCampaign(manifest, environment);
  const overlay = environment === undefined ? undefined : program.environments?.[environment];
  const declared = Object.keys(overlay?.agreements ?? program.agreements ?? {});
  return [
    ...identityFindings(lists),
    ...referenceFindings(lists, declared as AgreementName[]),
    ...kindFindings(lists),
  ];
}

const identify = ({ code, path, message }: Finding) => `${code} ${path.join('.')} ${message}`;
