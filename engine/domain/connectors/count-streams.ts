import type { UncountedReason } from '#contract/vocabulary/connector-words.ts';
import type { SourceRule } from './metric-source.ts';
import {
  type ConsentedAccount,
  type MomentFacts,
  type StreamFacts,
  streamActivity,
} from './observations.ts';
import { Taken } from './taken-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A stream that goes on within so long is the same one. */
export const RESTART = 15 * MINUTE;
/** A count of viewers holds for so long where no other follows. */
export const SAMPLE_HOLDS = 15 * MINUTE;
/** What is counted is counted in quarters of an hour: every time zone's days begin with one. */
export const SLOT = 15 * MINUTE;

export interface CountedStream {
  readonly activity: string;
  readonly platform: string;
  readonly started_at: Date;
  readonly ended_at: Date | null;
  /** In the measure's unit: minutes, or hours watched. */
  readonly observed: number;
  readonly counted: number;
  /** What counts, by the beginning of the quarter of an hour in RFC 3339. */
  readonly slots: ReadonlyMap<string, number>;
  readonly uncounted: ReadonlyMap<UncountedReason, number>;
}

interface Piece {
  readonly from: number;
  readonly until: number;
}

/**
 * Judges a creator's streams for a metric that measures time: minutes on air, or hours watched. What
 * was live twice at a time, on one platform or several, counts once, for the stream that began first.
 * A restart within 15 minutes is one stream; the gap does not count. The order in which things became
 * known does not matter.
 */
export function countStreams(
  rule: SourceRule,
  streams: readonly StreamFacts[],
  moments: readonly MomentFacts[],
  accounts: readonly ConsentedAccount[],
): CountedStream[] {
  const taken = new Taken();
  const ofAccount = Map.groupBy(moments, (one) => `${one.platform}:${one.account_id}`);
  const known = new Map(
    [...ofAccount].map(([name, list]) => [name, list.toSorted((a, b) => +a.at - +b.at)]),
  );
  const inOrder = streams.toSorted(
    (a, b) => +a.started_at - +b.started_at || (streamActivity(a) < streamActivity(b) ? -1 : 1),
  );
  return sessionsOf(inOrder).map((parts) => {
    const [first] = parts;
    const name = `${first.platform}:${first.account_id}`;
    const since = accounts.find((one) => `${one.platform}:${one.account_id}` === name)?.since;
    const long = parts.reduce((sum, part) => sum + lengthOf(part), 0);
    const tally = new Tally(rule);
    for (const part of parts)
      for (const piece of cut(part, known.get(name) ?? [], since)) {
        const reason =
          since === undefined || piece.from < +since
            ? 'before_consent'
            : long < (rule.minimum_minutes ?? 0) * MINUTE
              ? 'too_short'
              : refusedPiece(rule, piece);
        if (reason) tally.refuse(piece, reason);
        else {
          const free = taken.take(piece);
          for (const part of free) tally.count({ ...piece, ...part });
          const rest =
            piece.until - piece.from - free.reduce((sum, one) => sum + one.until - one.from, 0);
          tally.refuse({ ...piece, from: piece.until - rest }, 'counted_elsewhere');
        }
      }
    const last = parts.at(-1) ?? first;
    return {
      activity: streamActivity(first),
      platform: first.platform,
      started_at: first.started_at,
      ended_at: last.ended_at,
      ...tally.result(),
    };
  });
}

/** Streams of one account that follow each other within the time of a restart. */
function sessionsOf(streams: readonly StreamFacts[]): [StreamFacts, ...StreamFacts[]][] {
  const sessions: [StreamFacts, ...StreamFacts[]][] = [];
  const last = new Map<string, [StreamFacts, ...StreamFacts[]]>();
  for (const stream of streams) {
    const name = `${stream.platform}:${stream.account_id}`;
    const session = last.get(name);
    const before = session?.at(-1);
    if (session && before && +stream.started_at - endOf(before) <= RESTART) session.push(stream);
    else {
      const begun: [StreamFacts, ...StreamFacts[]] = [stream];
      sessions.push(begun);
      last.set(name, begun);
    }
  }
  return sessions;
}

/** Until when a stream is known to have gone on, in milliseconds since 1970. */
export const endOf = ({ started_at, ended_at, seen_at }: StreamFacts): number =>
  Math.max(+started_at, +(ended_at ?? seen_at));
const lengthOf = (stream: StreamFacts) => endOf(stream) - +stream.started_at;

/** A part of a stream in which nothing changes. */
interface Steady extends Piece {
  readonly category: string | null | undefined;
  /** Undefined: not known. */
  readonly viewers: number | undefined;
}

/** Cuts a stream where its channel changed, and at the consent. */
function cut(
  stream: StreamFacts,
  moments: readonly MomentFacts[],
  since: Date | undefined,
): Steady[] {
  const [from, until] = [+stream.started_at, endOf(stream)];
  const inside = moments.filter(({ at }) => +at > from && +at < until);
  const stale = moments.flatMap(({ at, viewers }) =>
    viewers === null ? [] : [+at + SAMPLE_HOLDS].filter((end) => end > from && end < until),
  );
  const cuts = [
    ...new Set([from, ...inside.map(({ at }) => +at), ...stale, ...(since ? [+since] : []), until]),
  ]
    .filter((at) => at >= from && at <= until)
    .sort((a, b) => a - b);
  const described = moments.filter(({ category }) => category !== null);
  return cuts.slice(1).map((end, index) => {
    const begin = cuts[index] ?? from;
    const now = described.findLast(({ at }) => +at <= begin);
    // What a stream began with is what was seen of it first: changes are told, beginnings are not.
    const category = (now ?? described.find(({ at }) => +at <= until))?.category;
    const counted = moments.findLast(({ at, viewers }) => viewers !== null && +at <= begin);
    const first = moments.find(({ at, viewers }) => viewers !== null && +at > from && +at <= until);
    const sample =
      counted && +counted.at + SAMPLE_HOLDS > begin && +counted.at >= from - SAMPLE_HOLDS
        ? counted
        : first && +first.at - SAMPLE_HOLDS <= begin && +first.at > begin
          ? first
          : undefined;
    return { from: begin, until: end, category, viewers: sample?.viewers ?? undefined };
  });
}

function refusedPiece(rule: SourceRule, piece: Steady): UncountedReason | undefined {
  if (rule.categories.length > 0) {
    if (!piece.category) return 'category_unknown';
    const shown = plainName(piece.category);
    if (!rule.categories.some((name) => plainName(name) === shown)) return 'other_category';
  }
  if (rule.viewers !== undefined && rule.viewers > 0) {
    if (piece.viewers === undefined) return 'viewers_unknown';
    if (piece.viewers < rule.viewers) return 'too_few_viewers';
  }
  if (rule.measure === 'hours_watched' && piece.viewers === undefined) return 'viewers_unknown';
  return undefined;
}

/** Names of categories are written in many ways, and mean one. */
export const plainName = (name: string): string =>
  name
    // Before NFKC makes letters of them.
    .replaceAll(/[™®©]/g, '')
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();

/** Adds up pieces, in the unit of the measure. */
class Tally {
  readonly #watched: boolean;
  readonly #slots = new Map<number, number>();
  readonly #uncounted = new Map<UncountedReason, number>();

  constructor({ measure }: SourceRule) {
    this.#watched = measure === 'hours_watched';
  }

  count(piece: Steady): void {
    for (let from = piece.from; from < piece.until; ) {
      const slot = Math.floor(from / SLOT) * SLOT;
      const until = Math.min(piece.until, slot + SLOT);
      this.#slots.set(slot, (this.#slots.get(slot) ?? 0) + this.#amount({ ...piece, from, until }));
      from = until;
    }
  }

  refuse(piece: Steady, reason: UncountedReason): void {
    const amount = this.#amount(piece);
    if (piece.until > piece.from)
      this.#uncounted.set(reason, (this.#uncounted.get(reason) ?? 0) + amount);
  }

  #amount({ from, until, viewers = 0 }: Steady): number {
    return this.#watched ? ((until - from) / HOUR) * viewers : (until - from) / MINUTE;
  }

  result() {
    // Whole minutes, and hundredths of an hour; what is left of a quarter of an hour goes to the next.
    const unit = this.#watched ? 100 : 1;
    const floor = (value: number) => Math.floor(value * unit + 1e-6) / unit;
    const slots = new Map<string, number>();
    let sum = 0;
    let given = 0;
    for (const [slot, amount] of [...this.#slots].sort(([a], [b]) => a - b)) {
      sum += amount;
      const value = Math.round((floor(sum) - given) * unit) / unit;
      if (value > 0) slots.set(new Date(slot).toISOString(), value);
      given = floor(sum);
    }
    const refused = [...this.#uncounted].map(([reason, amount]) => [reason, amount] as const);
    const all = sum + refused.reduce((total, [, amount]) => total + amount, 0);
    return {
      observed: floor(all),
      counted: given,
      slots,
      uncounted: new Map(
        refused.flatMap(([reason, amount]) => (floor(amount) > 0 ? [[reason, floor(amount)]] : [])),
      ) as ReadonlyMap<UncountedReason, number>,
    };
  }
}
