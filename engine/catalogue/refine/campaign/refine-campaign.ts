import type { AgreementName, CampaignManifest } from '#contract/programs/campaign.ts';
import {
  ENVIRONMENTS,
  type Environment,
  type ProgramManifest,
} from '#contract/programs/program.ts';
import { ANNOTATIONS } from '../../generated/annotations.ts';
import type { Finding } from '../../issues/raise.ts';
import { overlayCampaign } from '../../resolve/resolve-campaign.ts';
import type { Knowledge } from '../knowledge.ts';
import { placeholderFindings } from '../texts.ts';
import { bingoFindings } from './bingo-boards.ts';
import { identityFindings } from './identities.ts';
import { imageFindings } from './images.ts';
import { keyPatternFindings } from './key-patterns.ts';
import { kindFindings } from './kinds.ts';
import {
  metricFindings,
  needyFindings,
  sourceFindings,
  uncountedSourceFindings,
} from './metrics.ts';
import { prerequisiteFindings } from './prerequisites.ts';
import { referenceFindings } from './references.ts';
import { campaignIn, renumberingFindings } from './renumbering.ts';
import { roleFindings } from './roles.ts';
import { servedFindings } from './served.ts';
import { windowFindings } from './windows.ts';

/**
 * The meaning of a campaign whose shape is right, beside its program. Each environment's overlay is
 * checked as the campaign it makes. The findings are of campaign.yaml.
 */
export function refineCampaign(
  manifest: CampaignManifest,
  program: ProgramManifest,
  knowledge: Pick<Knowledge, 'assets'>,
): Finding[] {
  const told = new Map<string, Finding>();
  for (const environment of [undefined, ...ENVIRONMENTS]) {
    const where = campaignIn(environment);
    for (const finding of check(manifest, program, knowledge, environment)) {
      const { code, path, message } = finding;
      const fault = `${code} ${path.join('.')} ${message.replace(where, '')}`;
      if (!told.has(fault)) told.set(fault, placed(finding, manifest, environment));
    }
  }
  return [
    ...told.values(),
    ...renumberingFindings(manifest),
    ...placeholderFindings(ANNOTATIONS.campaign, manifest),
  ];
}

function check(
  manifest: CampaignManifest,
  program: ProgramManifest,
  { assets }: Pick<Knowledge, 'assets'>,
  environment: Environment | undefined,
): Finding[] {
  const where = campaignIn(environment);
  const lists = overlayCampaign(manifest, environment);
  const overlay = environment === undefined ? undefined : program.environments?.[environment];
  const declared = Object.keys(overlay?.agreements ?? program.agreements ?? {});
  return [
    ...identityFindings(lists),
    ...referenceFindings(lists, declared as AgreementName[], where),
    ...kindFindings(lists),
    ...prerequisiteFindings(lists),
    ...keyPatternFindings(lists),
    ...bingoFindings(lists),
    ...imageFindings(lists, assets),
    ...metricFindings(lists),
    ...sourceFindings(lists),
    ...needyFindings(lists),
    ...uncountedSourceFindings(lists),
    ...roleFindings(lists, overlay?.identity_providers ?? program.identity_providers ?? []),
    ...windowFindings(lists),
    ...servedFindings(
      lists,
      (overlay?.sections ?? program.sections).map(({ name }) => name),
    ),
  ];
}

/** A finding where it is written: in the environment's overlay, or the base. */
function placed(
  finding: Finding,
  manifest: CampaignManifest,
  environment: Environment | undefined,
): Finding {
  if (environment === undefined) return finding;
  const overlaid = String(finding.path[0]) in (manifest.environments?.[environment] ?? {});
  return overlaid ? { ...finding, path: ['environments', environment, ...finding.path] } : finding;
}
