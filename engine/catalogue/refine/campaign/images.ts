import type { Pictured } from '#contract/vocabulary/picture-words.ts';
import type { Finding } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';
import type { AssetFile } from '../knowledge.ts';
import { assetFinding, CARD_ROOM, sizeFinding } from '../pictures.ts';

/** What of a campaign may have a picture. */
export const PICTURED_LISTS = [
  'activations',
  'quest_groups',
  'quests',
  'rewards',
  'bingo_boards',
] as const satisfies readonly Pictured[];

/** Pictures that are not there, that nothing can show, or that no card has room for. */
export function imageFindings(
  lists: CampaignLists,
  assets: ReadonlyMap<string, AssetFile>,
): Finding[] {
  return PICTURED_LISTS.flatMap((list) =>
    lists[list].flatMap(({ image }, index) => {
      const path = [list, index, 'image', 'file'];
      if (!image) return [];
      const finding =
        assetFinding(image.file, assets, path) ?? sizeFinding(image.file, assets, path, CARD_ROOM);
      return finding ? [finding] : [];
    }),
  );
}
