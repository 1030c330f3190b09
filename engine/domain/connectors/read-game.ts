const MINUTE = 60_000;

/** What a platform says of a game on an account at a moment. */
export interface GameReading {
  readonly at: Date;
  readonly owned: boolean;
  /** Played of all time. */
  readonly minutes: number;
  /** Of them in the last two weeks. */
  readonly recent_minutes: number;
}

/** What is known of a game on an account. */
export interface KnownGame {
  readonly owned: boolean;
  /** The most minutes that were ever read: only what exceeds them was played since. */
  readonly minutes: number;
  /** The first reading: what was played until then counts for nobody. */
  readonly first_at: Date;
  /** Minutes that it grew by since then, each once. */
  readonly grown: number;
  /** The last reading. */
  readonly observed_at: Date;
}

/** Time that one reading saw and the one before did not. */
export interface PlayedTime {
  /** Of the reading that saw it. */
  readonly at: Date;
  /** Of the one before. */
  readonly since: Date;
  readonly minutes: number;
  /** What was read besides, for which there was no time since the first reading. */
  readonly earlier_minutes: number;
}

/**
 * Takes a reading in. A figure of all time only ever grows by what was played: the first reading is
 * what others are compared with, each later one adds what exceeds the most that was read, and one that
 * comes twice, or later than a newer one, adds nothing. Nobody plays more than the time that passes:
 * what does not fit into the time since the first reading was played before it, or hidden from it.
 * @param pace minutes that can be played in one: 1, and more where somebody plays at playing
 * @returns the same `known` where it changes nothing
 */
export function readGame(
  known: KnownGame | undefined,
  reading: GameReading,
  pace = 1,
): { readonly game: KnownGame; readonly played?: PlayedTime } {
  const { at, owned, minutes } = reading;
  if (!known || wasHidden(known, reading))
    return { game: { owned, minutes, first_at: at, grown: 0, observed_at: at } };
  if (at <= known.observed_at) return { game: known };
  const more = Math.max(0, minutes - known.minutes);
  const room = Math.floor((pace * (+at - +known.first_at)) / MINUTE) - known.grown;
  const fits = Math.max(0, Math.min(more, room));
  const game = {
    ...{ owned, first_at: known.first_at, observed_at: at },
    ...{ minutes: known.minutes + more, grown: known.grown + fits },
  };
  if (more === 0) return { game };
  const played = { at, since: known.observed_at, minutes: fits, earlier_minutes: more - fits };
  return { game, played };
}

/** Who hides their time shows none; what they show then was not played since, where it is older. */
const wasHidden = (
  { minutes: known, observed_at }: KnownGame,
  { at, minutes, recent_minutes }: GameReading,
): boolean => known === 0 && at > observed_at && minutes > recent_minutes;
