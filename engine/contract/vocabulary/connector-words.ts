import type { ManifestMetric } from '../generated/campaign-manifest.ts';
import type { EveryWord } from './every-word.ts';

/** Platforms that have a connector: a folder of `api/connectors`, and a line of its registry. */
export const CONNECTORS = [
  'twitch',
  'youtube',
  'kick',
  'discord',
  'tiktok',
  'instagram',
  'x',
  'steam',
] as const;
export type ConnectorName = (typeof CONNECTORS)[number];

/** Platforms as they call themselves. */
export const CONNECTOR_NAMES: Readonly<Record<ConnectorName, string>> = {
  twitch: 'Twitch',
  youtube: 'YouTube',
  kick: 'Kick',
  discord: 'Discord',
  tiktok: 'TikTok',
  instagram: 'Instagram',
  x: 'X',
  steam: 'Steam',
};

/** What a connector may observe. People consent to each by itself: these are its purposes, too. */
export const OBSERVATION_KINDS = [
  'streams',
  'publications',
  'figures',
  'memberships',
  'games',
] as const;
export type ObservationKind = (typeof OBSERVATION_KINDS)[number];

/** How something was learned: the platform told it, or was asked. */
export const LEARNED_BY = ['push', 'poll'] as const;
export type LearnedBy = (typeof LEARNED_BY)[number];

/** How the end of a stream is known. `newer`: the next one began. */
export const STREAM_ENDS = ['push', 'poll', 'archive', 'newer'] as const;

/** States of a push that was stored. `ignored`: it is about nobody who is read. */
export const CONNECTOR_PUSH_STATES = ['pending', 'done', 'ignored', 'dead'] as const;

/**
 * Why a linked account is not read. `unnamed`: its provider did not say which channel is its.
 * `permission_missing`: its person granted less than reading takes (`CONNECTOR_PERMISSIONS`).
 * `private`: its owner shows nobody what is asked for.
 */
export const CONNECTION_FAULTS = [
  'unreachable',
  'refused',
  'unnamed',
  'permission_missing',
  'private',
  'revoked',
  'gone',
] as const;
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

/** What a platform is asked to send, and how that stands. */
export const SUBSCRIPTION_STATES = ['pending', 'enabled', 'failed', 'revoked'] as const;

/** What sources of metrics measure; `domain/connectors` has the rule of each. */
export const MEASURES = [
  'minutes_streamed',
  'hours_watched',
  'publications',
  'membership_days',
  'minutes_played',
  'games_owned',
] as const;
export type Measure = (typeof MEASURES)[number];
/** What has to be observed for it: what people are asked for, and nothing besides. */
export const MEASURED_OF: Readonly<Record<Measure, ObservationKind>> = {
  minutes_streamed: 'streams',
  hours_watched: 'streams',
  publications: 'publications',
  membership_days: 'memberships',
  minutes_played: 'games',
  games_owned: 'games',
};

/** Why a part of what was observed does not count for a metric. */
export const UNCOUNTED_REASONS = [
  'before_consent',
  'other_category',
  'category_unknown',
  'too_few_viewers',
  'viewers_unknown',
  'counted_elsewhere',
  'too_short',
  'hashtag_missing',
  'other_language',
  'other_kind',
  'gone',
  'not_a_member',
  'role_missing',
  'not_owned',
] as const;
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

/** The identity provider whose accounts a connector reads. */
export const CONNECTOR_PROVIDERS: Readonly<Record<ConnectorName, string>> = {
  twitch: 'twitch',
  youtube: 'google',
  kick: 'kick',
  discord: 'discord',
  tiktok: 'tiktok',
  instagram: 'instagram',
  x: 'x',
  steam: 'steam',
};
/**
 * Which id of a linked account its platform goes by: the one that it is signed in with, or one that
 * the provider is asked for besides (`statistics.account_id` of site.yaml).
 */
export const CONNECTOR_ACCOUNTS: Readonly<Record<ConnectorName, 'subject' | 'account_id'>> = {
  twitch: 'subject',
  youtube: 'account_id',
  kick: 'subject',
  discord: 'subject',
  tiktok: 'subject',
  instagram: 'subject',
  x: 'subject',
  steam: 'subject',
};
/**
 * Platforms that are read with the token of the account's own person, and the scopes that each purpose
 * takes besides those of signing in. They are asked for at linking alone, by whoever agrees to it.
 */
export const CONNECTOR_PERMISSIONS: Readonly<
  Partial<Record<ConnectorName, Readonly<Partial<Record<ObservationKind, readonly string[]>>>>>
> = {
  tiktok: { publications: ['video.list'] },
  instagram: { publications: ['instagram_business_basic'] },
};

type DeclaredSource = NonNullable<ManifestMetric['sources']>[number];
/** What metrics may take from connectors: a platform, and what is measured there. */
export const METRIC_SOURCES = [
  'twitch.minutes_streamed',
  'twitch.hours_watched',
  'youtube.minutes_streamed',
  'youtube.publications',
  'kick.minutes_streamed',
  'kick.hours_watched',
  'discord.membership_days',
  'tiktok.publications',
  'instagram.publications',
  'x.publications',
  'steam.minutes_played',
  'steam.games_owned',
] as const satisfies readonly (DeclaredSource & `${ConnectorName}.${Measure}`)[];
export type MetricSourceName = EveryWord<DeclaredSource, typeof METRIC_SOURCES>;
