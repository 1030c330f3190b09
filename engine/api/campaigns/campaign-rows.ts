import type { Campaign } from '#contract/programs/campaign.ts';
import type { activations, keyOptions } from '../store/tables/activations.ts';
import type { rewards } from '../store/tables/ledger.ts';
import type { questGroups, quests } from '../store/tables/quests.ts';

/** What a campaign says, as rows of the store. `position` keeps the manifest's order. */
export interface CampaignRows {
  readonly activations: (typeof activations.$inferInsert)[];
  readonly keyOptions: (typeof keyOptions.$inferInsert)[];
  readonly questGroups: (typeof questGroups.$inferInsert)[];
  readonly quests: (typeof quests.$inferInsert)[];
  readonly rewards: (typeof rewards.$inferInsert)[];
}

const when = (moment: string | undefined) => (moment === undefined ? null : new Date(moment));
const listed = <Value>(values: readonly Value[]) => (values.length === 0 ? null : [...values]);

export function campaignRows(program_uuid: string, campaign: Campaign): CampaignRows {
  return {
    activations: campaign.activations.map((activation, position) => ({
      program_uuid,
      id: activation.id,
      kind: activation.kind,
      title: activation.title,
      description: activation.description,
      opens_at: when(activation.opens_at),
      closes_at: when(activation.closes_at),
      offer: activation.offer,
      guests: activation.guests,
      agreements: [...activation.agreements],
      key: activation.key
        ? { per_creator: activation.key.per_creator, low_stock: activation.key.low_stock }
        : null,
      content: activation.content ? { ...activation.content } : null,
      request: activation.request ? { ...activation.request } : null,
      enrolment_limit: activation.limit ?? null,
      position,
    })),
    keyOptions: campaign.activations.flatMap((activation) =>
      (activation.key?.options ?? []).map((option, position) => ({
        program_uuid,
        id: option.id,
        activation_id: activation.id,
        label: option.label,
        platform: option.platform,
        region: option.region ?? null,
        position,
      })),
    ),
    questGroups: campaign.quest_groups.map((group, position) => ({
      program_uuid,
      id: group.id,
      activation_id: group.activation_id,
      title: group.title,
      description: group.description ?? null,
      position,
    })),
    quests: campaign.quests.map((quest, position) => ({
      program_uuid,
      id: quest.id,
      group_id: quest.group_id,
      activation_id: quest.activation_id,
      kind: quest.kind,
      title: quest.title,
      description: quest.description,
      metric: quest.metric,
      target: quest.target,
      opens_at: when(quest.opens_at),
      closes_at: when(quest.closes_at),
      platforms: listed(quest.platforms),
      hashtags: listed(quest.hashtags),
      content_types: listed(quest.content_types),
      repeat: quest.repeat,
      points: quest.points,
      reward_id: quest.reward_id ?? null,
      winners: quest.winners ?? null,
      draw_at: when(quest.draw_at),
      agreements: [...quest.agreements],
      position,
    })),
    rewards: campaign.rewards.map((reward, position) => ({
      program_uuid,
      id: reward.id,
      activation_id: reward.activation_id,
      title: reward.title,
      description: reward.description,
      kind: reward.kind,
      cost: reward.cost,
      stock: reward.stock ?? null,
      limit_per_creator: reward.limit_per_creator ?? null,
      opens_at: when(reward.opens_at),
      closes_at: when(reward.closes_at),
      key_option_id: reward.key_option_id ?? null,
      position,
    })),
  };
}
