import { join } from 'node:path';
import type { CompiledProgram, ServedProgram } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { Program } from '#contract/programs/program.ts';
import { campaignPlatforms } from '#domain/connectors/campaign-platforms.ts';
import { deriveColors } from '#domain/theme/derive-colors.ts';
import { locate } from '../issues/locate.ts';
import { raise } from '../issues/raise.ts';
import { type Asked, askedOf } from '../refine/asked.ts';
import { refineCampaign } from '../refine/campaign/refine-campaign.ts';
import { seasonFindings } from '../refine/campaign/seasons.ts';
import { refineProgram } from '../refine/refine-program.ts';
import { resolveProgramManifest } from '../resolve/resolve-program.ts';
import { unrelated } from '../validate/mend-shape.ts';
import { compileCampaign } from './compile-campaign.ts';
import type { CompileContext } from './context.ts';
import { translationFindings } from './coverage.ts';
import { compileImages, filesOf, readPixels } from './images.ts';
import { knowledgeOf, readAssets } from './knowledge.ts';
import { compileLegal } from './legal.ts';
import { projectProgram } from './project-program.ts';
import { readProgram } from './read-program.ts';
import { digest } from './stamp.ts';
import { readTranslations } from './translations.ts';
import { coverageOf, createTranslators } from './translators.ts';

export interface CompileResult {
  readonly issues: Issue[];
  /** Absent where an issue is an error. */
  readonly compiled?: CompiledProgram;
  /** `compiled` as the store keeps it. */
  readonly stored?: string;
  /** Its campaign as the store keeps it; absent where it has none. */
  readonly storedCampaign?: string;
  readonly served?: ServedProgram;
  /** What its manifest asks for, sound or not; absent where it does not even say that. */
  readonly asked?: Asked;
}

/**
 * Takes one program's folder through every stage: read, validate, refine, resolve, compile.
 * Never throws: whatever happens here is an issue of this program and touches no other.
 */
export async function compileProgram(
  slug: string,
  context: CompileContext,
): Promise<CompileResult> {
  try {
    return await compileFolder(slug, context);
  } catch (cause) {
    const reason = (cause as Error).message.replaceAll(context.folder, context.name);
    const finding = raise('PROGRAM_NOT_COMPILED', { reason });
    return { issues: locate([finding], `${context.name}/${slug}`, undefined) };
  }
}

async function compileFolder(slug: string, context: CompileContext): Promise<CompileResult> {
  const folder = join(context.folder, slug);
  const read = await readProgram(slug, context);
  const { value, manifest, mended, campaign, issues: locateAll } = read;
  const claimed = value && askedOf(slug, value, context.environment);
  const asked = claimed && { asked: claimed };
  const known = manifest ?? mended?.manifest;
  if (!known) return { issues: locateAll(), ...asked };
  const translations = readTranslations(join(folder, 'locales'), 'locales');
  const plan = campaign.manifest ?? campaign.mended?.manifest;
  const assets = await readPixels(known, plan, folder, readAssets(folder));
  const knowledge = knowledgeOf(context, slug, assets);
  const refined = [
    ...refineProgram(known, knowledge),
    ...(plan ? seasonFindings(known, plan) : []),
  ];
  const ofCampaign = unrelated(plan ? refineCampaign(plan, known, knowledge) : [], campaign.mended);
  if (!manifest) return { issues: locateAll(unrelated(refined, mended), ofCampaign), ...asked };

  const program = resolveProgramManifest(manifest, context.site, context.environment);
  const legal = compileLegal(manifest.legal, folder, program.locales);
  const translators = createTranslators(program, context, translations.dictionaries);
  const projected = projectProgram(program, context, assets, translators);
  const compiledCampaign =
    campaign.manifest && compileCampaign(campaign.manifest, program, context, translators);
  const images = compileImages(campaign.manifest, program, context, assets, translators);
  const coverage = coverageOf(translators);
  const findings = [
    ...refined,
    ...legal.findings,
    ...translations.findings,
    ...translationFindings(program, translations.dictionaries, coverage),
  ];
  const issues = locateAll(findings, ofCampaign);
  if (issues.some(({ severity }) => severity === 'error')) return { issues, ...asked };

  const content = {
    slug,
    program,
    projection: projected.projection,
    icons: context.icons.drawings(projected.icons),
    assets: { ...projected.assets, ...filesOf(images) },
    images,
    palettes: {
      dark: { ...deriveColors(program.theme.colors, 'dark') },
      light: { ...deriveColors(program.theme.colors, 'light') },
    },
    coverage,
  };
  const { texts, patches } = projected;
  const annex = { texts, patches, legal: legal.documents };
  const connectors = compiledCampaign ? campaignPlatforms(compiledCampaign) : [];
  const [json, annexJson] = [JSON.stringify(content), JSON.stringify(annex)];
  const hash = digest(json + annexJson);
  return {
    issues,
    ...asked,
    compiled: { ...content, hash, annex: () => annex },
    stored: `{"hash":"${hash}",${json.slice(1)}\n${annexJson}`,
    ...(compiledCampaign && { storedCampaign: JSON.stringify(compiledCampaign) }),
    served: {
      hash,
      uuid: program.uuid,
      status: program.status,
      title: program.title,
      publisher: program.publisher,
      description: program.description,
      hosts: program.hosts,
      base_route: program.base_route,
      locales: program.locales,
      applications: windowOf(program),
      platforms: program.identity_providers ?? [],
      aliases: program.aliases ?? [],
      coverage,
      ...(Object.keys(images).length > 0 && { pictured: true }),
      ...(connectors.length > 0 && { connectors }),
      ...(compiledCampaign && { campaign_hash: compiledCampaign.hash }),
    },
  };
}

const windowOf = ({
  applications: { state, opens_at, closes_at },
}: Program): ServedProgram['applications'] => ({
  state,
  ...(opens_at === undefined ? {} : { opens_at }),
  ...(closes_at === undefined ? {} : { closes_at }),
});
