import { type Finding, raise, writePath } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';
import type { Path } from '../../schema/annotation.ts';
import { duplicates } from '../duplicates.ts';

interface Identified {
  readonly what: string;
  readonly id: number | string;
  readonly path: Path;
}

/** Ids that two things of one kind have. */
export function identityFindings(lists: CampaignLists): Finding[] {
  return identities(lists).flatMap((things) =>
    duplicates(things, ({ id }) => String(id)).flatMap(({ index, first }) => {
      const [again, before] = [things[index], things[first]];
      if (!again || !before) return [];
      const place = writePath(before.path);
      return [raise('CAMPAIGN_ID_DUPLICATE', { ...again, place }, { path: again.path })];
    }),
  );
}

/** Everything of a campaign that has an id, a list for each kind. */
function identities(lists: CampaignLists): Identified[][] {
  const numbered = (
    what: string,
    name: 'activations' | 'quest_groups' | 'quests' | 'rewards' | 'bingo_boards',
  ) => lists[name].map(({ id }, index) => ({ what, id, path: [name, index, 'id'] }));
  const options = lists.activations.flatMap(({ key }, activation) =>
    (key?.options ?? []).map(({ id }, index) => ({
      what: 'key option',
      id,
      path: ['activations', activation, 'key', 'options', index, 'id'],
    })),
  );
  return [
    numbered('activation', 'activations'),
    options,
    numbered('quest group', 'quest_groups'),
    numbered('quest', 'quests'),
    numbered('reward', 'rewards'),
    numbered('bingo board', 'bingo_boards'),
    lists.metrics.map(({ name }, index) => ({
      what: 'metric',
      id: name,
      path: ['metrics', index, 'name'],
    })),
  ];
}
