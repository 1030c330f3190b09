import type { AgreementName } from '#contract/programs/campaign.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';
import type { Path } from '../../schema/annotation.ts';

/** Ids and agreements that a campaign names and nobody declares; `where` is how it is called. */
export function referenceFindings(
  lists: CampaignLists,
  declared: readonly AgreementName[],
  where: string,
): Finding[] {
  const { activations, quest_groups, quests, rewards, bingo_boards } = lists;
  const activation = (id: number, wanted: Wanted, path: Path) =>
    activationFindings(activations, id, wanted, path, where);
  const agreements = (names: readonly AgreementName[] | undefined, path: Path) =>
    (names ?? []).flatMap((name, index) =>
      declared.includes(name)
        ? []
        : [
            raise(
              'CAMPAIGN_AGREEMENT_UNDECLARED',
              { name, declared },
              { path: [...path, 'agreements', index] },
            ),
          ],
    );
  return [
    ...activations.flatMap((one, index) => agreements(one.agreements, ['activations', index])),
    ...quest_groups.flatMap(({ activation_id }, index) =>
      activation(activation_id, SEASON, ['quest_groups', index, 'activation_id']),
    ),
    ...quests.flatMap((quest, index) => {
      const path: Path = ['quests', index];
      return [
        ...groupFindings(quest_groups, quest, path, where),
        ...activation(quest.activation_id, SEASON, [...path, 'activation_id']),
        ...known('reward', rewards, quest.reward_id, [...path, 'reward_id'], where),
        ...agreements(quest.agreements, path),
        ...(quest.prerequisites ?? []).flatMap((id, place) =>
          known('quest', quests, id, [...path, 'prerequisites', place], where),
        ),
      ];
    }),
    ...rewards.flatMap((reward, index) => {
      const path: Path = ['rewards', index];
      return [
        ...activation(reward.activation_id, SEASON, [...path, 'activation_id']),
        ...keyFindings(activations, reward, path, where),
      ];
    }),
    ...bingo_boards.flatMap(({ activation_id }, index) =>
      activation_id === undefined
        ? []
        : activation(activation_id, SEASON, ['bingo_boards', index, 'activation_id']),
    ),
  ];
}

interface Wanted {
  readonly wanted: 'season' | 'key';
  readonly purpose: string;
}
const SEASON: Wanted = { wanted: 'season', purpose: 'points are kept in seasons' };
const KEY: Wanted = { wanted: 'key', purpose: 'the reward hands out its keys' };

type Activations = CampaignLists['activations'];

/** An activation that is not there, or is of another kind than its use asks for. */
function activationFindings(
  activations: Activations,
  id: number,
  wanted: Wanted,
  path: Path,
  where: string,
): Finding[] {
  const found = activations.find((one) => one.id === id);
  if (!found) return known('activation', activations, id, path, where);
  const { kind } = found;
  if (kind === wanted.wanted) return [];
  return [raise('CAMPAIGN_ACTIVATION_KIND', { id, kind, ...wanted }, { path })];
}

function groupFindings(
  groups: CampaignLists['quest_groups'],
  { group_id, activation_id }: CampaignLists['quests'][number],
  path: Path,
  where: string,
): Finding[] {
  const group = groups.find(({ id }) => id === group_id);
  if (!group) return known('quest group', groups, group_id, [...path, 'group_id'], where);
  if (group.activation_id === activation_id) return [];
  return [
    raise(
      'CAMPAIGN_GROUP_ACTIVATION',
      { group: group_id, id: group.activation_id, found: activation_id },
      { path: [...path, 'activation_id'] },
    ),
  ];
}

function keyFindings(
  activations: Activations,
  { key_activation_id, key_option_id }: CampaignLists['rewards'][number],
  path: Path,
  where: string,
): Finding[] {
  if (key_activation_id === undefined) return [];
  const place = [...path, 'key_activation_id'];
  const ofActivation = activationFindings(activations, key_activation_id, KEY, place, where);
  if (ofActivation.length > 0) return ofActivation;
  const options = activations.find(({ id }) => id === key_activation_id)?.key?.options ?? [];
  return known(
    'key option',
    options,
    key_option_id,
    [...path, 'key_option_id'],
    `activation ${key_activation_id} of ${where}`,
  );
}

function known(
  what: string,
  things: readonly { readonly id: number }[],
  id: number | undefined,
  path: Path,
  where: string,
): Finding[] {
  if (id === undefined || things.some((thing) => thing.id === id)) return [];
  const ids = things.map((thing) => thing.id);
  return [raise('CAMPAIGN_REFERENCE_UNKNOWN', { what, id, where, known: ids }, { path })];
}
