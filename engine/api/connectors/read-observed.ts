import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import { affectedStreams } from '#domain/connectors/affected-streams.ts';
import { SAMPLE_HOLDS } from '#domain/connectors/count-streams.ts';
import {
  type ConsentedAccount,
  dayOf,
  type GameFacts,
  type MembershipFacts,
  type MomentFacts,
  type PlayedFacts,
  type PublicationFacts,
  type StreamFacts,
} from '#domain/connectors/observations.ts';
import { and, asc, desc, eq, gte, isNotNull, lt, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connections } from '../store/tables/connectors.ts';
import {
  channelMoments,
  observedGames,
  observedMemberships,
  observedPublications,
  observedStreams,
  playedTimes,
} from '../store/tables/observations.ts';

/** What is older is not looked at again: events of then would not count any more. */
const LOOKED_BACK = 30 * 86_400_000;

export interface Observed {
  readonly streams: readonly StreamFacts[];
  readonly moments: readonly MomentFacts[];
  readonly publications: readonly PublicationFacts[];
  readonly memberships: readonly MembershipFacts[];
  readonly games: readonly GameFacts[];
  readonly played: readonly PlayedFacts[];
  /** Accounts of which each kind may be counted. */
  readonly consented: Readonly<Record<ObservationKind, readonly ConsentedAccount[]>>;
}

/**
 * What is known of a creator's linked accounts, of those kinds that they agreed to: all publications,
 * memberships and games, and the streams whose counts may be others since something changed, at `changed` or later; null: all.
 */
export async function readObserved(
  { database }: Store,
  creator_id: string,
  { now, changed }: { readonly now: Date; readonly changed: Date | null },
): Promise<Observed> {
  const linked = await database
    .select()
    .from(connections)
    .where(eq(connections.creator_id, creator_id));
  const consentedTo = (kind: ObservationKind): ConsentedAccount[] =>
    linked.flatMap(({ platform, account_id, consents }) => {
      const at = consents[kind]?.at;
      return account_id && at ? [{ platform, account_id, since: new Date(at) }] : [];
    });
  const consented = {
    streams: consentedTo('streams'),
    publications: consentedTo('publications'),
    figures: consentedTo('figures'),
    memberships: consentedTo('memberships'),
    games: consentedTo('games'),
  };
  const since = new Date(+now - LOOKED_BACK);
  const { streams: live, publications: published, memberships: belonging } = consented;
  const known =
    live.length === 0
      ? []
      : await database
          .select()
          .from(observedStreams)
          .where(and(ofAccounts(observedStreams, live), gte(observedStreams.started_at, since)))
          .orderBy(asc(observedStreams.started_at));
  const streams = changed ? affectedStreams(known, changed) : known;
  const [first] = streams.toSorted((a, b) => +a.started_at - +b.started_at);
  const moments = first
    ? await readMoments(database, live, { since, from: changed ? first.started_at : since })
    : [];
  const publications =
    published.length === 0
      ? []
      : await database
          .select()
          .from(observedPublications)
          .where(
            and(
              ofAccounts(observedPublications, published),
              gte(observedPublications.published_at, since),
            ),
          )
          .orderBy(asc(observedPublications.published_at));
  const memberships =
    belonging.length === 0
      ? []
      : await database
          .select()
          .from(observedMemberships)
          .where(
            and(
              ofAccounts(observedMemberships, belonging),
              gte(observedMemberships.observed_at, since),
            ),
          )
          .orderBy(asc(observedMemberships.group_id), asc(observedMemberships.account_id));
  const { games, played } = await readGames(database, consented.games, since);
  return { streams, moments, publications, memberships, games, played, consented };
}

/** Games, and what was played of them since: of whole days, so that a day is never counted in part. */
async function readGames(
  database: Store['database'],
  accounts: readonly ConsentedAccount[],
  since: Date,
): Promise<Pick<Observed, 'games' | 'played'>> {
  if (accounts.length === 0) return { games: [], played: [] };
  const games = await database
    .select()
    .from(observedGames)
    .where(and(ofAccounts(observedGames, accounts), gte(observedGames.observed_at, since)))
    .orderBy(asc(observedGames.game_id), asc(observedGames.account_id));
  const day = new Date(`${dayOf(since)}T00:00:00Z`);
  const played = await database
    .select()
    .from(playedTimes)
    .where(and(ofAccounts(playedTimes, accounts), gte(playedTimes.at, day)))
    .orderBy(asc(playedTimes.at));
  return { games, played };
}

/**
 * What channels showed from a moment on: with the counts of viewers that still hold then, and the
 * category that each was left in.
 */
async function readMoments(
  database: Store['database'],
  accounts: readonly ConsentedAccount[],
  { since, from }: { readonly since: Date; readonly from: Date },
): Promise<readonly MomentFacts[]> {
  const begin = new Date(Math.max(+since, +from - SAMPLE_HOLDS));
  const later = await database
    .select()
    .from(channelMoments)
    .where(and(ofAccounts(channelMoments, accounts), gte(channelMoments.at, begin)))
    .orderBy(asc(channelMoments.at));
  if (+begin <= +since) return later;
  const before = await Promise.all(
    accounts.map((account) =>
      database
        .select()
        .from(channelMoments)
        .where(
          and(
            ofAccounts(channelMoments, [account]),
            gte(channelMoments.at, since),
            lt(channelMoments.at, begin),
            isNotNull(channelMoments.category),
          ),
        )
        .orderBy(desc(channelMoments.at))
        .limit(1),
    ),
  );
  return [...before.flat(), ...later];
}

type OfAccount =
  | typeof observedStreams
  | typeof channelMoments
  | typeof observedPublications
  | typeof observedMemberships
  | typeof observedGames
  | typeof playedTimes;

const ofAccounts = (table: OfAccount, accounts: readonly ConsentedAccount[]) =>
  or(
    ...accounts.map(({ platform, account_id }) =>
      and(eq(table.platform, platform), eq(table.account_id, account_id)),
    ),
  ) ?? sql`false`;
