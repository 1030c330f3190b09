import type { Issue } from '#contract/programs/issue.ts';
import { ENVIRONMENTS, type Environment, type Program } from '#contract/programs/program.ts';
import type { ManifestText } from '../read/find-manifest.ts';
import { positionFinder } from '../read/parse-manifest.ts';
import { overlayCampaign } from '../resolve/resolve-campaign.ts';
import { resolveProgramManifest } from '../resolve/resolve-program.ts';
import type { Path } from '../schema/annotation.ts';
import type { CompileContext } from './context.ts';
import { readProgram } from './read-program.ts';
import { campaignTexts, programTexts, type Text } from './texts.ts';

/** A text of one of a program's manifests. */
export interface PlacedText extends Text {
  readonly manifest: 'program' | 'campaign';
  /** Where the manifest has it, the overlay it stands in included. */
  readonly written: Path;
  /** What `path` leads through: the resolved program, or its campaign's lists. */
  readonly within: object;
}

/** All that a program says to people, whatever else may be wrong with it. */
export interface ProgramTexts {
  readonly program: Program;
  /** The texts that it has in an environment, in the order of the manifests; each place once. */
  readonly texts: (environment: Environment) => PlacedText[];
  /** The texts of the context's environment, then those that only other environments have. */
  readonly everyText: () => PlacedText[];
  /** Where a text is written; the file as issues name it. */
  readonly place: (text: PlacedText) => { file: string; line: number; column: number };
}

/** Reads the texts of a program whose manifests have the right shape. */
export async function readProgramTexts(
  slug: string,
  context: CompileContext,
): Promise<ProgramTexts | { readonly issues: Issue[] }> {
  const { text, manifest, campaign, issues } = await readProgram(slug, context);
  if (!text || !manifest || campaign.findings.length > 0) return { issues: issues() };
  const { manifest: quests, text: questText } = campaign;

  const texts = (environment: Environment): PlacedText[] => {
    const program = resolveProgramManifest(manifest, context.site, environment);
    const place = (overlay: object | undefined, path: Path): Path =>
      overlay && String(path[0]) in overlay ? ['environments', environment, ...path] : path;
    const ofProgram = programTexts(program).map((one) => ({
      ...one,
      manifest: 'program' as const,
      written: place(manifest.environments?.[environment], one.path),
      within: program,
    }));
    if (!quests) return ofProgram;
    const lists = overlayCampaign(quests, environment);
    const ofCampaign = campaignTexts(quests, environment).map((one) => ({
      ...one,
      manifest: 'campaign' as const,
      written: place(quests.environments?.[environment], one.path),
      within: lists,
    }));
    return [...ofProgram, ...ofCampaign];
  };
  const everyText = (): PlacedText[] => {
    const all = [context.environment, ...ENVIRONMENTS].flatMap(texts);
    const key = ({ manifest, written }: PlacedText) => `${manifest} ${JSON.stringify(written)}`;
    const first = new Map<string, PlacedText>();
    for (const one of all) if (!first.has(key(one))) first.set(key(one), one);
    return [...first.values()];
  };
  const finders = { program: lazyFinder(text), campaign: lazyFinder(questText) };
  return {
    program: resolveProgramManifest(manifest, context.site, context.environment),
    texts,
    everyText,
    place: (one) => {
      const { file, find } = finders[one.manifest]();
      return { file: `${context.name}/${slug}/${file}`, ...find(one.written) };
    },
  };
}

/** Positions cost a second, slower parser: only who asks for one waits for it. */
function lazyFinder(text: ManifestText | undefined) {
  let finder: { file: string; find: ReturnType<typeof positionFinder> } | undefined;
  return () => {
    finder ??= { file: text?.file ?? '', find: positionFinder(text?.text ?? '') };
    return finder;
  };
}
