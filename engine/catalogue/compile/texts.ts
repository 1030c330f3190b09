import type { CampaignManifest } from '#contract/programs/campaign.ts';
import type { Environment, Program } from '#contract/programs/program.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { overlayCampaign } from '../resolve/resolve-campaign.ts';
import { type Path, walkStrings } from '../schema/annotation.ts';
import { project } from './project.ts';

/** A text for people, as a manifest has it. */
export interface Text {
  readonly source: string;
  readonly format: 'plain' | 'markdown';
  /** Where it stands in the resolved value. */
  readonly path: Path;
}

/** The texts of a resolved program, in its order. */
export function programTexts(program: Program): Text[] {
  const texts: Text[] = [];
  project(ANNOTATIONS.program, program, {
    text: (source, format, path) => texts.push({ source, format, path }),
    asset: (name) => name,
  });
  return texts;
}

/** The texts that a campaign has in an environment, in its order. */
export function campaignTexts(manifest: CampaignManifest, environment: Environment): Text[] {
  const texts: Text[] = [];
  const lists = overlayCampaign(manifest, environment);
  walkStrings(ANNOTATIONS.campaign, lists, (source, { text: format }, path) => {
    if (format) texts.push({ source, format, path });
  });
  return texts;
}
