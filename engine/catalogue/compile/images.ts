import { join } from 'node:path';
import type { CampaignManifest } from '#contract/programs/campaign.ts';
import type { CompiledImage, CompiledImages } from '#contract/programs/compiled.ts';
import type { Program, ProgramManifest } from '#contract/programs/program.ts';
import type { Pictured } from '#contract/vocabulary/picture-words.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { PICTURED_LISTS } from '../refine/campaign/images.ts';
import type { AssetFile } from '../refine/knowledge.ts';
import { type ProgramImage, programImages } from '../refine/program-images.ts';
import { resolveCampaignManifest } from '../resolve/resolve-campaign.ts';
import { walkStrings } from '../schema/annotation.ts';
import { campaignText } from './compile-campaign.ts';
import type { CompileContext } from './context.ts';
import { ASSETS } from './knowledge.ts';
import type { Translator } from './translators.ts';

type Assets = ReadonlyMap<string, AssetFile>;

/**
 * The assets again, with a fault said of each picture of the program and its campaign whose pixels
 * cannot be read: what its first bytes promise is then not there.
 */
export async function readPixels(
  program: ProgramManifest,
  campaign: CampaignManifest | undefined,
  folder: string,
  assets: Assets,
): Promise<Assets> {
  const { environments = {} } = program;
  const programs = [program, ...Object.values(environments).map((own) => ({ ...program, ...own }))];
  const names = new Set(programs.flatMap(programImages).map(({ image }) => image.file));
  if (campaign)
    walkStrings(ANNOTATIONS.campaign, campaign, (name, { reference }) => {
      if (reference === 'asset') names.add(name);
    });
  const read = new Map(assets);
  for (const name of names) {
    const file = assets.get(name);
    if (!file?.size || file.type === 'svg' || file.fault !== undefined) continue;
    const fault = await pixelFault(join(folder, ASSETS, name));
    if (fault !== undefined) read.set(name, { ...file, fault });
  }
  return read;
}

/** Loaded where there is a picture to read alone: few catalogues of thousands have one. */
async function pixelFault(path: string): Promise<string | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    await sharp(path, { failOn: 'error' }).resize(32).raw().toBuffer();
    return undefined;
  } catch {
    return 'its pixels cannot be read';
  }
}

/** The pictures of a sound program and its campaign, as the environment has them. */
export function compileImages(
  campaign: CampaignManifest | undefined,
  program: Program,
  context: CompileContext,
  assets: Assets,
  translators: readonly Translator[],
): CompiledImages {
  const { title, publisher } = program;
  const values = { program: title, publisher, product: context.site.product };
  const images: { [list in Pictured]?: Record<string | number, CompiledImage> } = {};
  const add = (list: Pictured, id: string | number, image: ProgramImage['image']) => {
    const file = assets.get(image.file);
    if (!file?.size) return;
    images[list] = {
      ...images[list],
      [id]: {
        file: image.file,
        hash: file.hash,
        ...file.size,
        drawing: file.type === 'svg',
        ...(image.alt && { alt: campaignText(image.alt, values, translators) }),
        ...(image.focus && { focus: image.focus }),
      },
    };
  };
  for (const { of, id, image } of programImages(program)) add(of, id, image);
  const lists = campaign && resolveCampaignManifest(campaign, context.environment);
  for (const list of lists ? PICTURED_LISTS : [])
    for (const { id, image } of lists?.[list] ?? []) if (image) add(list, id, image);
  return images;
}

/** The files of pictures: name → content hash. */
export const filesOf = (images: CompiledImages): Record<string, string> =>
  Object.fromEntries(
    Object.values(images)
      .flatMap((list) => Object.values(list))
      .map(({ file, hash }) => [file, hash]),
  );
