import type { TextPatch } from '#contract/programs/compiled.ts';
import type { Program } from '#contract/programs/program.ts';
import type { RichText } from '#contract/programs/rich-text.ts';
import { assetAddress } from '#domain/programs/asset-address.ts';
import { fillIn, type TextValues } from '#domain/text/placeholders.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import type { AssetFile } from '../refine/knowledge.ts';
import { programImages } from '../refine/program-images.ts';
import { type Path, walkStrings } from '../schema/annotation.ts';
import type { CompileContext } from './context.ts';
import { toRichText } from './markdown.ts';
import { project } from './project.ts';
import type { Text } from './texts.ts';
import type { Translator } from './translators.ts';

export interface ProjectedProgram {
  readonly projection: Record<string, unknown>;
  readonly texts: Path[];
  readonly patches: Record<string, TextPatch>;
  /** The assets that it shows: name → content hash. */
  readonly assets: Record<string, string>;
  /** Names of the icons in use. */
  readonly icons: string[];
}

/** The public projection of a program, and what differs of it in each of its locales. */
export function projectProgram(
  program: Program,
  context: CompileContext,
  assets: ReadonlyMap<string, AssetFile>,
  translators: readonly Translator[],
): ProjectedProgram {
  const values: TextValues = {
    program: program.title,
    publisher: program.publisher,
    product: context.site.product,
  };
  const finish = (text: string, format: Text['format']): string | RichText =>
    format === 'markdown' ? toRichText(fillIn(text, values)) : fillIn(text, values);
  const texts: Text[] = [];
  const shown: Record<string, string> = {};
  const projection = project(ANNOTATIONS.program, program, {
    text: (source, format, path) => {
      texts.push({ source, format, path });
      return finish(source, format);
    },
    asset: (name) => {
      const hash = assets.get(name)?.hash ?? '';
      shown[name] = hash;
      return assetAddress({ slug: program.slug, hash, name });
    },
  }) as Record<string, unknown>;
  measureImages(projection, program, assets);

  const patches: Record<string, TextPatch> = {};
  for (const { locale, translate } of translators) {
    const patch: Record<number, string | RichText> = {};
    texts.forEach(({ source, format }, index) => {
      const translation = translate(source);
      if (translation !== undefined && translation !== source)
        patch[index] = finish(translation, format);
    });
    if (Object.keys(patch).length > 0) patches[locale] = patch;
  }
  return {
    projection,
    texts: texts.map(({ path }) => path),
    patches,
    assets: shown,
    icons: iconsOf(program),
  };
}

/** Says of every picture how large it is, so that it has its room before it is there. */
function measureImages(
  projection: Record<string, unknown>,
  program: Program,
  assets: ReadonlyMap<string, AssetFile>,
): void {
  for (const { image, path } of programImages(program)) {
    const shown = path.reduce<unknown>((node, step) => (node as Steps)[step], projection);
    const { width = 0, height = 0 } = assets.get(image.file)?.size ?? {};
    Object.assign(shown as object, { width, height });
  }
}
type Steps = Readonly<Record<string | number, unknown>>;

function iconsOf(program: Program): string[] {
  const names = new Set<string>();
  walkStrings(ANNOTATIONS.program, program, (name, { reference }) => {
    if (reference === 'icon') names.add(name);
  });
  return [...names].sort();
}
