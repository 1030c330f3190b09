import { join } from 'node:path';
import type { CompiledProgram, ServedProgram } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { ProgramManifest } from '#contract/programs/program.ts';
import { deriveColors } from '#domain/theme/derive-colors.ts';
import { locate } from '../issues/locate.ts';
import { type Finding, raise } from '../issues/raise.ts';
import { findManifest, type ManifestText } from '../read/find-manifest.ts';
import { parseManifest } from '../read/parse-manifest.ts';
import { refineProgram } from '../refine/refine-program.ts';
import { resolveProgramManifest } from '../resolve/resolve-program.ts';
import { validateShape } from '../validate/validate-shape.ts';
import type { CompileContext } from './context.ts';
import { translationFindings } from './coverage.ts';
import { knowledgeOf, readAssets } from './knowledge.ts';
import { compileLegal } from './legal.ts';
import { projectProgram } from './project-program.ts';
import { digest } from './stamp.ts';
import { readTranslations } from './translations.ts';

export interface CompileResult {
  readonly issues: Issue[];
  /** Absent where an issue is an error. */
  readonly compiled?: CompiledProgram;
  /** `compiled` as the store keeps it. */
  readonly stored?: string;
  readonly served?: ServedProgram;
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
  const name = `${context.name}/${slug}`;
  const found = findManifest(folder, 'program');
  if ('findings' in found) return { issues: locate(found.findings, name, undefined) };
  const fail = (findings: readonly Finding[], text: ManifestText = found.manifest) => ({
    issues: locate(findings, name, text),
  });
  const parsed = parseManifest(found.manifest);
  if ('findings' in parsed) return fail(parsed.findings);
  const shape = await validateShape('program', parsed.value);
  if (shape.length > 0) return fail(shape);

  const manifest = parsed.value as unknown as ProgramManifest;
  const assets = readAssets(join(folder, 'assets'));
  const translations = readTranslations(join(folder, 'locales'), 'locales');
  const refined = refineProgram(manifest, knowledgeOf(context, slug, assets));
  const program = resolveProgramManifest(manifest, context.site, context.environment);
  const legal = compileLegal(manifest.legal, folder, program.locales);
  const projected = projectProgram(program, context, assets, translations.dictionaries);
  const findings = [
    ...refined,
    ...legal.findings,
    ...translations.findings,
    ...translationFindings(program, translations.dictionaries, projected.coverage),
  ];
  const { issues } = fail(findings);
  if (findings.some(({ severity }) => severity === 'error')) return { issues };

  const content = {
    slug,
    program,
    projection: projected.projection,
    icons: context.icons.bodies(projected.icons),
    palettes: {
      dark: { ...deriveColors(program.theme.colors, 'dark') },
      light: { ...deriveColors(program.theme.colors, 'light') },
    },
    coverage: projected.coverage,
  };
  const { texts, patches } = projected;
  const annex = { texts, patches, legal: legal.documents };
  const [json, annexJson] = [JSON.stringify(content), JSON.stringify(annex)];
  const hash = digest(json + annexJson);
  return {
    issues,
    compiled: { ...content, hash, annex: () => annex },
    stored: `{"hash":"${hash}",${json.slice(1)}\n${annexJson}`,
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
      aliases: program.aliases ?? [],
      coverage: projected.coverage,
    },
  };
}
