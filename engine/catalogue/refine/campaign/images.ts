import type { Pictured } from '#contract/programs/compiled.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';
import type { Path } from '../../schema/annotation.ts';
import type { AssetFile } from '../knowledge.ts';
import { assetFinding, LARGEST_SIDE } from '../pictures.ts';

/** In pixels: less looks blurred on a card. */
const LEAST_SIDE = 320;
/** Width by height: a card would cut off most of what is narrower or wider. */
const RATIOS = { least: 0.5, most: 3 };

/** What of a campaign may have a picture. */
export const PICTURED = ['activations', 'quests', 'rewards'] as const satisfies readonly Pictured[];

/** Pictures that are not there, that nothing can show, or that no card has room for. */
export function imageFindings(
  lists: CampaignLists,
  assets: ReadonlyMap<string, AssetFile>,
): Finding[] {
  return PICTURED.flatMap((list) =>
    lists[list].flatMap(({ image }, index) => {
      const path = [list, index, 'image', 'file'];
      if (!image) return [];
      const finding =
        assetFinding(image.file, assets, path) ?? sizeFinding(image.file, assets, path);
      return finding ? [finding] : [];
    }),
  );
}

function sizeFinding(
  name: string,
  assets: ReadonlyMap<string, AssetFile>,
  path: Path,
): Finding | undefined {
  const { type, size } = assets.get(name) ?? {};
  if (!size) return undefined;
  const { width, height } = size;
  if (type !== 'svg' && Math.min(width, height) < LEAST_SIDE)
    return raise(
      'ASSET_PIXELS',
      { name, width, height, least: LEAST_SIDE, most: LARGEST_SIDE },
      { path },
    );
  const ratio = width / height;
  if (ratio >= RATIOS.least && ratio <= RATIOS.most) return undefined;
  return raise('ASSET_RATIO', { name, width, height }, { path });
}
