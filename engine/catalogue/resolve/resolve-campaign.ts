import type { CampaignManifest } from '#contract/programs/campaign.ts';
import type { Environment } from '#contract/programs/program.ts';

/** A campaign's manifest without overlays: the lists are there, texts are in the default locale. */
export type CampaignLists = Required<Omit<CampaignManifest, '$schema' | 'environments'>>;

/** The lists that an environment's overlay makes; ids are still those of the base. Pure. */
export function overlayCampaign(
  manifest: CampaignManifest,
  environment: Environment | undefined,
): CampaignLists {
  const overlay = environment === undefined ? undefined : manifest.environments?.[environment];
  return {
    activations: overlay?.activations ?? manifest.activations,
    quest_groups: overlay?.quest_groups ?? manifest.quest_groups ?? [],
    quests: overlay?.quests ?? manifest.quests ?? [],
    rewards: overlay?.rewards ?? manifest.rewards ?? [],
    metrics: overlay?.metrics ?? manifest.metrics ?? [],
    bingo_boards: overlay?.bingo_boards ?? manifest.bingo_boards ?? [],
  };
}

/** A campaign as it is in one environment: the overlay laid in, then the ids renumbered. Pure. */
export function resolveCampaignManifest(
  manifest: CampaignManifest,
  environment: Environment,
): CampaignLists {
  const lists = overlayCampaign(manifest, environment);
  const { activation_ids, key_option_ids } = manifest.environments?.[environment] ?? {};
  const activation = renumbering(activation_ids);
  const option = renumbering(key_option_ids);
  return {
    activations: lists.activations.map(({ key, ...rest }) => ({
      ...rest,
      id: activation(rest.id),
      ...(key && {
        key: { ...key, options: key.options.map((one) => ({ ...one, id: option(one.id) })) },
      }),
    })),
    quest_groups: lists.quest_groups.map((group) => ({
      ...group,
      activation_id: activation(group.activation_id),
    })),
    quests: lists.quests.map((quest) => ({
      ...quest,
      activation_id: activation(quest.activation_id),
    })),
    rewards: lists.rewards.map(({ key_activation_id, key_option_id, ...rest }) => ({
      ...rest,
      activation_id: activation(rest.activation_id),
      ...(key_activation_id && { key_activation_id: activation(key_activation_id) }),
      ...(key_option_id && { key_option_id: option(key_option_id) }),
    })),
    metrics: lists.metrics,
    bingo_boards: lists.bingo_boards.map(({ activation_id, ...rest }) => ({
      ...rest,
      ...(activation_id !== undefined && { activation_id: activation(activation_id) }),
    })),
  };
}

const renumbering =
  (ids: Readonly<Record<string, number>> = {}) =>
  (id: number): number =>
    ids[id] ?? id;
