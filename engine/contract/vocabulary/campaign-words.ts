import type {
  ManifestActivation,
  ManifestBingoBoard,
  ManifestQuest,
  ManifestReward,
} from '../generated/campaign-manifest.ts';
import type { EveryWord } from './every-word.ts';

export const ACTIVATION_KINDS = [
  'season',
  'key',
  'content',
  'event',
] as const satisfies readonly ManifestActivation['kind'][];
export type ActivationKind = EveryWord<ManifestActivation['kind'], typeof ACTIVATION_KINDS>;

/** How an activation comes to somebody: to every member, after a request, or to whom it is sent. */
export const ACTIVATION_OFFERS = [
  'automatic',
  'request',
  'invite',
] as const satisfies readonly ManifestActivation['offer'][];
export type ActivationOffer = EveryWord<ManifestActivation['offer'], typeof ACTIVATION_OFFERS>;

export const QUEST_KINDS = [
  'individual',
  'shared_goal',
  'draw',
] as const satisfies readonly ManifestQuest['kind'][];
export type QuestKind = EveryWord<ManifestQuest['kind'], typeof QUEST_KINDS>;

type DeclaredRepeat = NonNullable<ManifestQuest['repeat']>;
export const QUEST_REPEATS = [
  'once',
  'daily',
  'weekly',
  'always',
] as const satisfies readonly DeclaredRepeat[];
export type QuestRepeat = EveryWord<DeclaredRepeat, typeof QUEST_REPEATS>;

export const REWARD_KINDS = [
  'digital',
  'key',
  'merchandise',
  'cash',
  'experience',
  'role',
] as const satisfies readonly ManifestReward['kind'][];
export type RewardKind = EveryWord<ManifestReward['kind'], typeof REWARD_KINDS>;

type DeclaredContentType = NonNullable<ManifestQuest['content_types']>[number];
export const CONTENT_TYPES = [
  'video',
  'stream',
  'short',
  'image',
  'article',
] as const satisfies readonly DeclaredContentType[];
export type ContentType = EveryWord<DeclaredContentType, typeof CONTENT_TYPES>;

type DeclaredFieldType = NonNullable<ManifestActivation['request']>['form'][number]['type'];
/** What kinds of answers questions take. */
export const FIELD_TYPES = [
  'text',
  'long_text',
  'number',
  'url',
  'email',
  'date',
  'select',
  'multi_select',
  'checkbox',
  'country',
] as const satisfies readonly DeclaredFieldType[];
export type FieldType = EveryWord<DeclaredFieldType, typeof FIELD_TYPES>;

type DeclaredPattern = keyof NonNullable<ManifestBingoBoard['points']>;
/** What kinds of lines and figures win a bingo. */
export const PATTERN_KINDS = [
  'row',
  'column',
  'diagonal',
  'corners',
  'blackout',
] as const satisfies readonly DeclaredPattern[];
export type PatternKind = EveryWord<DeclaredPattern, typeof PATTERN_KINDS>;
