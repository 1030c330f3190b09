import type { ContentType } from '#contract/vocabulary/campaign-words.ts';
import {
  MEASURED_OF,
  MEASURES,
  type Measure,
  type MetricSourceName,
  type ObservationKind,
} from '#contract/vocabulary/connector-words.ts';

/** Where a metric's events come from, and what of it counts. */
export interface SourceRule {
  readonly measure: Measure;
  /** Platforms whose connectors are asked. */
  readonly platforms: readonly string[];
  /** Names of categories, any of them; empty: all. */
  readonly categories: readonly string[];
  /** At least so many must watch; absent: nobody has to. */
  readonly viewers?: number;
  /** Streams and publications that are shorter count for nothing. */
  readonly minimum_minutes?: number;
  /** All of them, with or without sign. */
  readonly hashtags: readonly string[];
  /** BCP 47, any of them; empty: all. */
  readonly languages: readonly string[];
  /** Empty: all. */
  readonly content_types: readonly ContentType[];
  /** Ids of servers, any of them: each is asked after. */
  readonly servers: readonly string[];
  /** Ids of roles, any of them; empty: none is asked for. */
  readonly roles: readonly string[];
  /** The platform's ids of games, any of them: each is asked after. */
  readonly games: readonly string[];
}

/** What a manifest may ask for of a metric's sources. */
export const SOURCE_OPTIONS = [
  'categories',
  'viewers',
  'minimum_minutes',
  'hashtags',
  'languages',
  'content_types',
  'servers',
  'roles',
  'games',
] as const;
export type SourceOption = (typeof SOURCE_OPTIONS)[number];

const OF_STREAMS = ['categories', 'viewers', 'minimum_minutes'] as const;
/**
 * The options that each source heeds. YouTube names no game that a stream is about, TikTok no language
 * of a video; a post on X has no length, and Instagram tells neither of one.
 */
export const HEEDED_OPTIONS: Readonly<Record<MetricSourceName, readonly SourceOption[]>> = {
  'twitch.minutes_streamed': OF_STREAMS,
  'twitch.hours_watched': OF_STREAMS,
  'youtube.minutes_streamed': ['viewers', 'minimum_minutes'],
  'youtube.publications': ['minimum_minutes', 'hashtags', 'languages', 'content_types'],
  'kick.minutes_streamed': OF_STREAMS,
  'kick.hours_watched': OF_STREAMS,
  'discord.membership_days': ['servers', 'roles'],
  'tiktok.publications': ['minimum_minutes', 'hashtags', 'content_types'],
  'instagram.publications': ['hashtags', 'content_types'],
  'x.publications': ['hashtags', 'languages', 'content_types'],
  'steam.minutes_played': ['games'],
  'steam.games_owned': ['games'],
};
/** What a source cannot be read without: nobody lists all that an account belongs to, or owns. */
export const NEEDED_OPTIONS: Readonly<Partial<Record<MetricSourceName, readonly SourceOption[]>>> =
  {
    'discord.membership_days': ['servers'],
    'steam.minutes_played': ['games'],
    'steam.games_owned': ['games'],
  };

/** The two parts of a source, `twitch.minutes_streamed`; undefined where it is none. */
export function partsOfSource(source: string): { platform: string; measure: Measure } | undefined {
  const [platform = '', name = '', ...more] = source.split('.');
  const measure = MEASURES.find((one) => one === name);
  return measure && platform !== '' && more.length === 0 ? { platform, measure } : undefined;
}

/** What metrics say of where they come from. */
interface SourcedMetric {
  readonly sources?: readonly string[];
}
type Sourced = readonly SourcedMetric[];

/** Platforms that metrics are read from: `twitch` of `twitch.minutes_streamed`. */
export const platformsOf = (metrics: Sourced): string[] => [
  ...new Set(
    metrics.flatMap(({ sources = [] }) =>
      sources.flatMap((source) => partsOfSource(source)?.platform ?? []),
    ),
  ),
];

/** What metrics need of accounts of a platform. */
export const neededKinds = (metrics: Sourced, platform: string): ObservationKind[] => [
  ...new Set(
    metrics
      .flatMap(({ sources = [] }) => sources.flatMap((source) => partsOfSource(source) ?? []))
      .filter((part) => part.platform === platform)
      .map(({ measure }) => MEASURED_OF[measure]),
  ),
];

/** The servers of a platform on which metrics count days. */
export const neededServers = (
  metrics: readonly (SourcedMetric & { readonly servers?: readonly string[] })[],
  platform: string,
): string[] => [...new Set(of(metrics, platform).flatMap(({ servers = [] }) => servers))];

/** The games that metrics ask a platform for, by its ids as texts. */
export const neededGames = (
  metrics: readonly (SourcedMetric & { readonly games?: readonly number[] })[],
  platform: string,
): string[] => [...new Set(of(metrics, platform).flatMap(({ games = [] }) => games.map(String)))];

/** Those that something is read for on a platform. */
const of = <Metric extends SourcedMetric>(metrics: readonly Metric[], platform: string) =>
  metrics.filter(({ sources = [] }) =>
    sources.some((source) => partsOfSource(source)?.platform === platform),
  );
