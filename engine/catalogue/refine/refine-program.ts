import type { ProgramManifest } from '#contract/programs/program.ts';
import type { Finding } from '../issues/raise.ts';
import { refineApplications } from './applications.ts';
import { contrastFindings } from './contrast.ts';
import type { Knowledge } from './knowledge.ts';
import { refineReferences } from './references.ts';
import { refineStructure } from './structure.ts';
import { refineTexts } from './texts.ts';

const REFINEMENTS: readonly ((manifest: ProgramManifest, knowledge: Knowledge) => Finding[])[] = [
  refineStructure,
  refineReferences,
  refineApplications,
  refineTexts,
  refineTheme,
];

/**
 * The meaning of a manifest whose shape is right: what spans its fields or refers to other files.
 * Each environment's overlay is checked as the program it makes.
 */
export function refineProgram(manifest: ProgramManifest, knowledge: Knowledge): Finding[] {
  const base = REFINEMENTS.flatMap((refine) => refine(manifest, knowledge));
  const overlays = Object.entries(manifest.environments ?? {}).flatMap(([name, overlay]) => {
    const known = new Set(base.map(identify));
    return REFINEMENTS.flatMap((refine) => refine({ ...manifest, ...overlay }, knowledge))
      .filter((finding) => !known.has(identify(finding)))
      .map((finding) => ({
        ...finding,
        path:
          String(finding.path[0]) in overlay
            ? ['environments', name, ...finding.path]
            : finding.path,
      }));
  });
  return [...base, ...overlays];
}

const identify = ({ code, path, message }: Finding) => `${code} ${path.join('.')} ${message}`;

function refineTheme({ theme }: ProgramManifest, { site }: Knowledge): Finding[] {
  return contrastFindings({ ...site.theme.colors, ...theme?.colors });
}
