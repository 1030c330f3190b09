import type {
  CampaignManifest,
  ManifestActivation,
  ManifestBingoBoard,
  ManifestQuest,
} from '../generated/campaign-manifest.ts';
import type {
  ActivationKind,
  ActivationOffer,
  ContentType,
  QuestKind,
  QuestRepeat,
  RewardKind,
} from '../vocabulary/campaign-words.ts';
import type { MetricSourceName } from '../vocabulary/connector-words.ts';

export type { CampaignManifest };

/** A text in every locale it exists in: locale → text. The site's default locale is always there. */
export type LocalizedText = Readonly<Record<string, string>>;

export type QuestPlatform = NonNullable<ManifestQuest['platforms']>[number];
export type AgreementName = NonNullable<ManifestActivation['agreements']>[number];
type ManifestField = NonNullable<ManifestActivation['request']>['form'][number];

/** The metric that the engine itself reports: accepted pieces of content. */
export const ACCEPTED_CONTENT = 'accepted_content';

/** A question of a request's form, in every locale. */
export type CampaignField = Readonly<
  Omit<ManifestField, 'label' | 'help' | 'options'> & {
    label: LocalizedText;
    help?: LocalizedText;
    options?: readonly { readonly value: string; readonly label: LocalizedText }[];
  }
>;

export interface KeyOption {
  readonly id: number;
  readonly label: LocalizedText;
  readonly platform: string;
  /** Absent: the key works everywhere. */
  readonly region?: string;
  /** What its keys look like: a regular expression of the whole key. */
  readonly pattern?: string;
}

export interface ActivationKey {
  readonly options: readonly KeyOption[];
  /** An option with fewer keys left than this is reported to operators. */
  readonly low_stock: number;
}

export interface ContentBrief {
  readonly types: readonly ContentType[];
  readonly hashtags: readonly string[];
  readonly due_at?: string;
  /** How many accepted pieces complete it. */
  readonly minimum: number;
  readonly instructions: LocalizedText;
}

/** Something a campaign offers. Moments are RFC 3339. */
export interface CampaignActivation {
  readonly id: number;
  readonly kind: ActivationKind;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly opens_at?: string;
  readonly closes_at?: string;
  readonly offer: ActivationOffer;
  readonly guests: boolean;
  readonly agreements: readonly AgreementName[];
  /** Present exactly where the kind is key. */
  readonly key?: ActivationKey;
  /** Present exactly where the kind is content. */
  readonly content?: ContentBrief;
  /** Present only where the offer is request. */
  readonly request?: { readonly form: readonly CampaignField[] };
  /** The most enrolments there can be. */
  readonly limit?: number;
}

export interface CampaignQuestGroup {
  readonly id: number;
  readonly activation_id: number;
  readonly title: LocalizedText;
  readonly description?: LocalizedText;
}

export interface CampaignQuest {
  readonly id: number;
  readonly group_id: number;
  /** The season whose points it gives. */
  readonly activation_id: number;
  readonly kind: QuestKind;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly metric: string;
  readonly target: number;
  readonly opens_at?: string;
  readonly closes_at?: string;
  /** Empty: on all. */
  readonly platforms: readonly QuestPlatform[];
  readonly hashtags: readonly string[];
  /** Empty: of all kinds. */
  readonly content_types: readonly ContentType[];
  readonly repeat: QuestRepeat;
  readonly points: number;
  readonly reward_id?: number;
  /** Both present exactly where the kind is draw. */
  readonly winners?: number;
  readonly draw_at?: string;
  readonly agreements: readonly AgreementName[];
  /** Quests that must be completed before anything counts for this one. */
  readonly prerequisites: readonly number[];
}

export interface CampaignReward {
  readonly id: number;
  /** The season whose points pay for it. */
  readonly activation_id: number;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly kind: RewardKind;
  /** Of merchandise that comes in several. */
  readonly sizes?: readonly string[];
  readonly cost: number;
  /** Absent: enough for everybody. */
  readonly stock?: number;
  readonly limit_per_creator?: number;
  readonly opens_at?: string;
  readonly closes_at?: string;
  /** Both present exactly where the kind is key. */
  readonly key_activation_id?: number;
  readonly key_option_id?: number;
  /** Present exactly where the kind is role. */
  readonly discord_role?: DiscordRole;
}

/** A role on a Discord server, by their ids. */
export interface DiscordRole {
  readonly server: string;
  readonly role: string;
  /** Where whoever is not on the server joins it. */
  readonly invite?: string;
}

export interface CampaignMetric {
  readonly name: string;
  readonly label: LocalizedText;
  readonly unit?: LocalizedText;
  /** What connectors report it, `<platform>.<measure>`; absent: somebody else does. */
  readonly sources?: readonly MetricSourceName[];
  /** Absent: all. */
  readonly categories?: readonly string[];
  readonly viewers?: number;
  readonly minimum_minutes?: number;
  /** All of them. */
  readonly hashtags?: readonly string[];
  /** BCP 47, any of them; absent: all. */
  readonly languages?: readonly string[];
  readonly content_types?: readonly ContentType[];
  /** Ids of servers, any of them. */
  readonly servers?: readonly string[];
  /** Ids of roles, any of them; absent: none is asked for. */
  readonly roles?: readonly string[];
  /** The platform's ids of games, any of them. */
  readonly games?: readonly number[];
}

/** A bingo board of the campaign's own. */
export interface CampaignBingoBoard {
  readonly id: number;
  /** The season whose points it pays; absent: none. */
  readonly activation_id?: number;
  readonly title: LocalizedText;
  readonly description?: LocalizedText;
  readonly size: ManifestBingoBoard['size'];
  readonly free_centre: boolean;
  readonly items: readonly CampaignBingoItem[];
  /** Ids of items cell by cell, null in the free one; absent: a seed draws each card. */
  readonly arrangement?: readonly (string | null)[];
  /** By kind of pattern; a kind that is left out does not win. */
  readonly points: Readonly<NonNullable<ManifestBingoBoard['points']>>;
  /** Absent: everybody may win. */
  readonly winner_cap?: number;
  /** Absent: as long as the board is open. */
  readonly claim_window_seconds?: number;
  /** Whether marks by hand count for points. */
  readonly hand_marks_pay: boolean;
  readonly opens_at?: string;
  readonly closes_at?: string;
}

export interface CampaignBingoItem {
  readonly id: string;
  readonly label: LocalizedText;
  readonly weight: number;
  readonly difficulty: number;
}

/** A program's campaign in one environment: defaults filled in, ids as they are there. Frozen. */
export interface Campaign {
  /** Changes whenever anything in it does. */
  readonly hash: string;
  readonly activations: readonly CampaignActivation[];
  readonly quest_groups: readonly CampaignQuestGroup[];
  readonly quests: readonly CampaignQuest[];
  readonly rewards: readonly CampaignReward[];
  readonly metrics: readonly CampaignMetric[];
  readonly bingo_boards: readonly CampaignBingoBoard[];
}
