import type { UncountedReason } from '#contract/vocabulary/connector-words.ts';
import type { SourceRule } from './metric-source.ts';
import {
  type ConsentedAccount,
  type GameFacts,
  ownedActivity,
  type PlayedFacts,
  playedActivity,
} from './observations.ts';

/** What was played of a game on a day (UTC), as far as readings have seen it. */
export interface CountedPlay {
  readonly activity: string;
  readonly platform: string;
  /** The first reading of that day that saw any. */
  readonly started_at: Date;
  /** Minutes, counted or not. */
  readonly observed: number;
  /** Minutes that count, by the reading that saw them (RFC 3339). */
  readonly slots: Readonly<Record<string, number>>;
  /** Minutes of before the consent. */
  readonly before_consent: number;
}

type Rule = Pick<SourceRule, 'games'>;

/**
 * Counts the minutes played of the games that a metric names. Each counts at the reading that saw it;
 * where the reading before was made before its person agreed, nobody knows how much of it was played
 * since, and none of it counts.
 */
export function countPlayed(
  { games }: Rule,
  times: readonly PlayedFacts[],
  accounts: readonly ConsentedAccount[],
): CountedPlay[] {
  const named = times.filter(({ game_id }) => games.includes(game_id));
  const days = Map.groupBy(
    named.toSorted((a, b) => +a.at - +b.at),
    playedActivity,
  );
  return [...days].flatMap(([activity, list]): CountedPlay[] => {
    const [first] = list;
    if (!first) return [];
    const slots: Record<string, number> = {};
    let observed = 0;
    let before_consent = 0;
    for (const time of list) {
      const agreed = consentOf(time, accounts);
      const counts = agreed !== undefined && time.since >= agreed ? time.minutes : 0;
      const slot = time.at.toISOString();
      if (counts > 0) slots[slot] = (slots[slot] ?? 0) + counts;
      observed += time.minutes + time.earlier_minutes;
      before_consent += time.minutes + time.earlier_minutes - counts;
    }
    return [
      { activity, platform: first.platform, started_at: first.at, observed, slots, before_consent },
    ];
  });
}

/** A game, and whether it counts as owned. */
export interface JudgedGame {
  readonly activity: string;
  readonly game: GameFacts;
  /** Undefined: it counts. */
  readonly reason: UncountedReason | undefined;
}

/**
 * Judges which of the games that a metric names a creator owns: each counts once, when it is first
 * seen, however long it has been owned by then. Of several accounts that own it, one counts.
 */
export function judgeOwned(
  { games }: Rule,
  seen: readonly GameFacts[],
  accounts: readonly ConsentedAccount[],
): JudgedGame[] {
  const judged = new Map<string, JudgedGame>();
  for (const game of seen) {
    if (!games.includes(game.game_id)) continue;
    const activity = ownedActivity(game);
    const agreed = consentOf(game, accounts);
    const isRead = agreed !== undefined && game.observed_at >= agreed;
    const reason = !isRead ? 'before_consent' : game.owned ? undefined : 'not_owned';
    const known = judged.get(activity);
    if (!known || (known.reason !== undefined && reason === undefined))
      judged.set(activity, { activity, game, reason });
  }
  return [...judged.values()];
}

const consentOf = (
  { platform, account_id }: Pick<GameFacts, 'platform' | 'account_id'>,
  accounts: readonly ConsentedAccount[],
): Date | undefined =>
  accounts.find((one) => one.platform === platform && one.account_id === account_id)?.since;
