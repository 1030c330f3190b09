import { join } from 'node:path';
import type { Issue } from '#contract/programs/issue.ts';
import type { ProgramManifest } from '#contract/programs/program.ts';
import { byPlace, locate } from '../issues/locate.ts';
import type { Finding } from '../issues/raise.ts';
import { tellComments } from '../read/comment-signs.ts';
import { findManifest, type ManifestText } from '../read/find-manifest.ts';
import { parseManifest } from '../read/parse-manifest.ts';
import { type Mended, mendShape } from '../validate/mend-shape.ts';
import { validateShape } from '../validate/validate-shape.ts';
import type { CompileContext } from './context.ts';
import { type ReadCampaign, readCampaign } from './read-campaign.ts';

/** A program's two manifests as far as they could be taken. */
export interface ReadProgram {
  readonly text?: ManifestText;
  /** Absent where there is no file, or one whose shape is wrong. */
  readonly manifest?: ProgramManifest;
  /** As it was parsed, whatever its shape. */
  readonly value?: Readonly<Record<string, unknown>>;
  /** The rest of one whose shape is wrong in single values. */
  readonly mended?: Mended<ProgramManifest> | undefined;
  readonly campaign: ReadCampaign;
  /** Findings with their places, these and those of reading. */
  readonly issues: (ofProgram?: readonly Finding[], ofCampaign?: readonly Finding[]) => Issue[];
}

/** Reads, parses and validates what stands in a program's folder. */
export async function readProgram(
  slug: string,
  context: Pick<CompileContext, 'folder' | 'name'>,
): Promise<ReadProgram> {
  const folder = join(context.folder, slug);
  const name = `${context.name}/${slug}`;
  const found = findManifest(folder, 'program');
  const campaign = await readCampaign(folder);
  const text = 'manifest' in found ? found.manifest : undefined;
  const end = (
    findings: readonly Finding[],
    value?: Record<string, unknown>,
    manifest?: ProgramManifest,
  ): ReadProgram => ({
    ...(text && { text }),
    ...(value && { value }),
    ...(manifest && { manifest }),
    campaign,
    issues: (ofProgram = [], ofCampaign = []) =>
      [
        ...locate([...findings, ...ofProgram], name, text),
        ...locate([...campaign.findings, ...ofCampaign], name, campaign.text),
      ].sort(byPlace),
  });
  if ('findings' in found) return end(found.findings);
  const parsed = parseManifest(found.manifest);
  if ('findings' in parsed) return end(parsed.findings);
  const faults = await validateShape('program', parsed.value);
  const shape = tellComments(faults, found.manifest);
  if (shape.length === 0) return end([], parsed.value, parsed.value as unknown as ProgramManifest);
  const mended = await mendShape<ProgramManifest>('program', parsed.value);
  return { ...end(shape, parsed.value), mended };
}
