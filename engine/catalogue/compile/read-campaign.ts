import type { CampaignManifest } from '#contract/programs/campaign.ts';
import type { Finding } from '../issues/raise.ts';
import { tellComments } from '../read/comment-signs.ts';
import { findManifest, type ManifestText } from '../read/find-manifest.ts';
import { parseManifest } from '../read/parse-manifest.ts';
import { type Mended, mendShape } from '../validate/mend-shape.ts';
import { validateShape } from '../validate/validate-shape.ts';

/** A program's campaign.yaml as far as it could be taken; a program may have none. */
export interface ReadCampaign {
  readonly text?: ManifestText;
  /** Absent where there is no file, or one whose shape is wrong. */
  readonly manifest?: CampaignManifest;
  /** The rest of one whose shape is wrong in single values. */
  readonly mended?: Mended<CampaignManifest>;
  readonly findings: readonly Finding[];
}

/** Reads, parses and validates the campaign in a program's folder. */
export async function readCampaign(folder: string): Promise<ReadCampaign> {
  const found = findManifest(folder, 'campaign');
  if ('findings' in found) {
    const absent = found.findings.every(({ code }) => code === 'MANIFEST_MISSING');
    return { findings: absent ? [] : found.findings };
  }
  const text = found.manifest;
  const parsed = parseManifest(text);
  if ('findings' in parsed) return { text, findings: parsed.findings };
  const findings = tellComments(await validateShape('campaign', parsed.value), text);
  if (findings.length > 0) {
    const mended = await mendShape<CampaignManifest>('campaign', parsed.value);
    return { text, findings, ...(mended && { mended }) };
  }
  return { text, manifest: parsed.value as unknown as CampaignManifest, findings };
}
