import { join } from 'node:path';
import type { CampaignManifest } from '#contract/programs/campaign.ts';
import type { CompiledImage, CompiledImages } from '#contract/programs/compiled.ts';
import { ANNOTATIONS } from '../generated/annotations.ts';
import { PICTURED } from '../refine/campaign/images.ts';
import type { AssetFile } from '../refine/knowledge.ts';
import { resolveCampaignManifest } from '../resolve/resolve-campaign.ts';
import { walkStrings } from '../schema/annotation.ts';
import { campaignText } from './compile-campaign.ts';
import type { CompileContext } from './context.ts';
import { ASSETS } from './knowledge.ts';
import type { Translator } from './translators.ts';

type Assets = ReadonlyMap<string, AssetFile>;

/**
 * The assets again, with a fault said of each picture of the campaign whose pixels cannot be read:
 * what its first bytes promise is then not there.
 */
export async function readPixels(
  campaign: CampaignManifest | undefined,
  folder: string,
  assets: Assets,
): Promise<Assets> {
  const names = new Set<string>();
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

/** The pictures of a sound campaign by what they are of and its id, as the environment has it. */
export function compileImages(
  manifest: CampaignManifest | undefined,
  { title, publisher }: { readonly title: string; readonly publisher: string },
  context: CompileContext,
  assets: Assets,
  translators: readonly Translator[],
): CompiledImages {
  if (!manifest) return {};
  const lists = resolveCampaignManifest(manifest, context.environment);
  const values = { program: title, publisher, product: context.site.product };
  const images: Record<string, Record<number, CompiledImage>> = {};
  for (const list of PICTURED)
    for (const { id, image } of lists[list]) {
      const file = image && assets.get(image.file);
      if (!image || !file?.size) continue;
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
    }
  return images;
}

/** The files of pictures: name → content hash. */
export const filesOf = (images: CompiledImages): Record<string, string> =>
  Object.fromEntries(
    Object.values(images)
      .flatMap((list) => Object.values(list))
      .map(({ file, hash }) => [file, hash]),
  );
