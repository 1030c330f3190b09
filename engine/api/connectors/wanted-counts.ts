import type { ContentType } from '#contract/vocabulary/campaign-words.ts';
import { countPlayed, judgeOwned } from '#domain/connectors/count-games.ts';
import { judgeMemberships } from '#domain/connectors/count-memberships.ts';
import { judgePublications } from '#domain/connectors/count-publications.ts';
import { countStreams } from '#domain/connectors/count-streams.ts';
import { onceOf } from '#domain/connectors/due-counts.ts';
import type { SourceRule } from '#domain/connectors/metric-source.ts';
import type { Uncounted } from '../store/tables/observations.ts';
import type { Observed } from './read-observed.ts';

/** An activity as a metric sees it by everything that is known. */
export interface WantedCount {
  readonly activity: string;
  readonly platform: string;
  /** Null of what is none: that somebody belongs to a server, or plays a game. */
  readonly content_type: ContentType | null;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  readonly observed: number;
  readonly slots: Readonly<Record<string, number>>;
  readonly uncounted: readonly Uncounted[];
  /** With their sign, as events carry them. */
  readonly hashtags: readonly string[];
}

/** What of a creator's observations counts by a rule. */
export function wantedCounts(
  rule: SourceRule,
  { streams, moments, publications, memberships, games, played, consented }: Observed,
): WantedCount[] {
  const asked = <T extends { readonly platform: string }>(list: readonly T[]) =>
    list.filter(({ platform }) => rule.platforms.includes(platform));
  if (rule.measure === 'publications')
    return judgePublications(rule, asked(publications), asked(consented.publications)).map(
      ({ activity, publication, reason }) => ({
        activity,
        platform: publication.platform,
        content_type: publication.kind,
        started_at: publication.published_at,
        ended_at: null,
        observed: 1,
        slots: reason ? {} : { [publication.published_at.toISOString()]: 1 },
        uncounted: reason ? [{ reason, amount: 1 }] : [],
        hashtags: publication.hashtags.map((tag) => `#${tag}`),
      }),
    );
  if (rule.measure === 'membership_days')
    return judgeMemberships(rule, asked(memberships), asked(consented.memberships)).map(
      ({ activity, membership, at, reason }) => ({
        activity,
        platform: membership.platform,
        content_type: null,
        started_at: at,
        ended_at: null,
        observed: 1,
        slots: reason ? {} : { [at.toISOString()]: 1 },
        uncounted: reason ? [{ reason, amount: 1 }] : [],
        hashtags: [],
      }),
    );
  if (rule.measure === 'minutes_played')
    return countPlayed(rule, asked(played), asked(consented.games)).map(
      ({ before_consent, ...play }) => ({
        ...{ ...play, content_type: null, ended_at: null, hashtags: [] },
        uncounted: before_consent > 0 ? [{ reason: 'before_consent', amount: before_consent }] : [],
      }),
    );
  if (rule.measure === 'games_owned')
    return judgeOwned(rule, asked(games), asked(consented.games)).map(
      ({ activity, game: { platform, observed_at }, reason }) => ({
        ...{ activity, platform, content_type: null, started_at: observed_at, ended_at: null },
        ...{ observed: 1, slots: reason ? {} : { [onceOf(activity)]: 1 }, hashtags: [] },
        uncounted: reason ? [{ reason, amount: 1 }] : [],
      }),
    );
  return countStreams(rule, asked(streams), asked(moments), asked(consented.streams)).map(
    ({ slots, uncounted, ...stream }) => ({
      ...stream,
      content_type: 'stream',
      slots: Object.fromEntries(slots),
      uncounted: [...uncounted].map(([reason, amount]) => ({ reason, amount })),
      hashtags: [],
    }),
  );
}
