import type {
  Campaign,
  CampaignActivation,
  CampaignBingoBoard,
  CampaignQuest,
  CampaignQuestGroup,
  CampaignReward,
  KeyOption,
} from '#contract/programs/campaign.ts';

/**
 * The store's tables that a campaign describes, each after those it refers to. Rows carry the
 * columns a campaign decides; moments are ISO strings in UTC, what is absent is null.
 */
export const CAMPAIGN_TABLES = [
  'activations',
  'key_options',
  'quest_groups',
  'rewards',
  'quests',
  'bingo_boards',
] as const;
export type CampaignTable = (typeof CAMPAIGN_TABLES)[number];

/** Columns that hold a moment. */
export const MOMENT_COLUMNS: readonly string[] = ['opens_at', 'closes_at', 'draw_at'];

interface Window {
  readonly opens_at: string | null;
  readonly closes_at: string | null;
}
interface Placed {
  readonly id: number;
  /** Its place in the campaign's list. */
  readonly position: number;
}
type Nullable<Source, Field extends keyof Source> = {
  readonly [Name in Field]-?: Exclude<Source[Name], undefined> | null;
};

export type ActivationRow = Placed &
  Window &
  Pick<CampaignActivation, 'kind' | 'title' | 'description' | 'offer' | 'guests' | 'agreements'> &
  Nullable<CampaignActivation, 'content' | 'request'> & {
    /** Its options are rows of their own. */
    readonly key: { readonly low_stock: number } | null;
    readonly enrolment_limit: number | null;
  };
export type KeyOptionRow = Placed &
  Pick<KeyOption, 'label' | 'platform'> &
  Nullable<KeyOption, 'region' | 'pattern'> & { readonly activation_id: number };
export type QuestGroupRow = Placed &
  Pick<CampaignQuestGroup, 'activation_id' | 'title'> &
  Nullable<CampaignQuestGroup, 'description'>;
export type QuestRow = Placed &
  Window &
  Omit<
    CampaignQuest,
    | 'opens_at'
    | 'closes_at'
    | 'platforms'
    | 'hashtags'
    | 'content_types'
    | 'reward_id'
    | 'winners'
    | 'draw_at'
  > &
  Nullable<
    CampaignQuest,
    'platforms' | 'hashtags' | 'content_types' | 'reward_id' | 'winners' | 'draw_at'
  >;
export type RewardRow = Placed &
  Window &
  Pick<CampaignReward, 'activation_id' | 'title' | 'description' | 'kind' | 'cost'> &
  Nullable<
    CampaignReward,
    'stock' | 'limit_per_creator' | 'key_option_id' | 'sizes' | 'discord_role'
  >;

export type BingoBoardRow = Placed &
  Window &
  Pick<
    CampaignBingoBoard,
    'title' | 'size' | 'free_centre' | 'items' | 'points' | 'hand_marks_pay'
  > &
  Nullable<
    CampaignBingoBoard,
    'activation_id' | 'description' | 'arrangement' | 'winner_cap' | 'claim_window_seconds'
  >;

export interface CampaignRows {
  readonly activations: readonly ActivationRow[];
  readonly key_options: readonly KeyOptionRow[];
  readonly quest_groups: readonly QuestGroupRow[];
  readonly rewards: readonly RewardRow[];
  readonly quests: readonly QuestRow[];
  readonly bingo_boards: readonly BingoBoardRow[];
}

/** The rows that a campaign asks for. */
export function campaignRows(campaign: Campaign): CampaignRows {
  return {
    activations: campaign.activations.map(activationRow),
    key_options: campaign.activations
      .flatMap(({ id, key }) => (key?.options ?? []).map((option) => ({ ...option, owner: id })))
      .map(({ owner, id, label, platform, region = null, pattern = null }, position) => {
        return { id, position, activation_id: owner, label, platform, region, pattern };
      }),
    quest_groups: campaign.quest_groups.map(
      ({ id, activation_id, title, description = null }, position) => {
        return { id, position, activation_id, title, description };
      },
    ),
    rewards: campaign.rewards.map(rewardRow),
    quests: campaign.quests.map(questRow),
    bingo_boards: campaign.bingo_boards.map(bingoBoardRow),
  };
}

function activationRow(activation: CampaignActivation, position: number): ActivationRow {
  const { id, kind, title, description, offer, guests, agreements, key } = activation;
  return {
    id,
    position,
    kind,
    title,
    description,
    ...window(activation),
    offer,
    guests,
    agreements,
    key: key ? { low_stock: key.low_stock } : null,
    content: activation.content ?? null,
    request: activation.request ?? null,
    enrolment_limit: activation.limit ?? null,
  };
}

function questRow(quest: CampaignQuest, position: number): QuestRow {
  const { platforms, hashtags, content_types, reward_id = null, winners = null } = quest;
  return {
    ...quest,
    position,
    ...window(quest),
    platforms: emptyAsNull(platforms),
    hashtags: emptyAsNull(hashtags),
    content_types: emptyAsNull(content_types),
    reward_id,
    winners,
    draw_at: moment(quest.draw_at),
  };
}

function rewardRow(reward: CampaignReward, position: number): RewardRow {
  const { id, activation_id, title, description, kind, cost } = reward;
  const { stock = null, limit_per_creator = null, key_option_id = null, sizes = null } = reward;
  const { discord_role = null } = reward;
  return {
    ...{ id, position, activation_id, title, description, kind, cost },
    ...{ stock, limit_per_creator, key_option_id, sizes, discord_role },
    ...window(reward),
  };
}

function bingoBoardRow(board: CampaignBingoBoard, position: number): BingoBoardRow {
  const { id, title, size, free_centre, items, points, hand_marks_pay } = board;
  const { activation_id = null, description = null, arrangement = null } = board;
  const { winner_cap = null, claim_window_seconds = null } = board;
  return {
    ...{ id, position, title, description, size, free_centre, items, arrangement },
    ...{ points, winner_cap, claim_window_seconds, activation_id, hand_marks_pay },
    ...window(board),
  };
}

const window = (thing: { readonly opens_at?: string; readonly closes_at?: string }): Window => ({
  opens_at: moment(thing.opens_at),
  closes_at: moment(thing.closes_at),
});
const moment = (text: string | undefined) =>
  text === undefined ? null : new Date(text).toISOString();
const emptyAsNull = <Item>(list: readonly Item[]) => (list.length > 0 ? list : null);
