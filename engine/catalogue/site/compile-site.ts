import { join } from 'node:path';
import type { CompiledSite } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { SiteManifest } from '#contract/programs/program.ts';
import { deriveColors } from '#domain/theme/derive-colors.ts';
import { compileLegal } from '../compile/legal.ts';
import { toRichText } from '../compile/markdown.ts';
import { project } from '../compile/project.ts';
import { digest } from '../compile/stamp.ts';
import { readTranslations } from '../compile/translations.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { locate } from '../issues/locate.ts';
import type { Finding } from '../issues/raise.ts';
import { tellComments } from '../read/comment-signs.ts';
import { findManifest } from '../read/find-manifest.ts';
import { parseManifest } from '../read/parse-manifest.ts';
import { contrastFindings } from '../refine/contrast.ts';
import { mendShape } from '../validate/mend-shape.ts';
import { validateShape } from '../validate/validate-shape.ts';
import { providerFindings } from './provider-findings.ts';

export interface SiteResult {
  readonly issues: Issue[];
  readonly compiled?: CompiledSite;
  /**
   * The manifest as far as it could be taken, to check programs against: without its faults of
   * shape. Absent where whole parts of it are broken.
   */
  readonly checked?: SiteManifest;
}

/** Takes site.yaml through every stage. */
export async function compileSite(folder: string, name: string): Promise<SiteResult> {
  const found = findManifest(folder, 'site');
  if ('findings' in found) return { issues: locate(found.findings, name, undefined) };
  const fail = (findings: readonly Finding[]) => ({
    issues: locate(findings, name, found.manifest),
  });
  const parsed = parseManifest(found.manifest);
  if ('findings' in parsed) return fail(parsed.findings);
  const shape = tellComments(await validateShape('site', parsed.value), found.manifest);
  if (shape.length > 0) {
    const mended = await mendShape<SiteManifest>('site', parsed.value);
    return { ...fail(shape), ...(mended && { checked: mended.manifest }) };
  }
  const site = parsed.value as unknown as SiteManifest;
  const legal = compileLegal(site.legal, join(folder, 'legal'), site.locales);
  const phrases = readTranslations(join(folder, 'locales'), 'locales');
  const findings = [
    ...contrastFindings(site.theme.colors),
    ...providerFindings(site),
    ...legal.findings,
    ...phrases.findings,
  ];
  if (findings.some(({ severity }) => severity === 'error'))
    return { ...fail(findings), checked: site };
  const projection = project(ANNOTATIONS.site, site, {
    text: (text, format) => (format === 'markdown' ? toRichText(text) : text),
    asset: (asset) => asset,
  }) as Record<string, unknown>;
  const palettes = {
    dark: { ...deriveColors(site.theme.colors, 'dark') },
    light: { ...deriveColors(site.theme.colors, 'light') },
  };
  const content = { site, projection, legal: legal.documents, palettes };
  const compiled = { ...content, hash: digest(JSON.stringify(content)) };
  return { ...fail(findings), compiled, checked: site };
}
