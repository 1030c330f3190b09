import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readLeaderboardHistory } from '#contract/leaderboards/endpoints.ts';
import { dayOf } from '#domain/quests/periods.ts';

export type RankHistory = ResponseOf<typeof readLeaderboardHistory>;
type Standing = Pick<RankHistory['days'][number], 'day' | 'rank'>;

/** The picture of a rank day by day, within a box of `width` × `height`. */
export interface RankLine {
  /** SVG path; it is broken where the person was not on the board. */
  readonly line: string;
  /** A dot for the last day, and for each that stands alone. */
  readonly dots: string;
  /** The ranks at the top and at the bottom. */
  readonly top: number;
  readonly bottom: number;
  readonly first: Standing;
  readonly last: Standing;
  readonly best: Standing;
  /** Places gained in the week before the last day: negative where lost; undefined where unknown. */
  readonly gained: number | undefined;
}

interface Drawing {
  /** Milliseconds. */
  readonly now: number;
  readonly width: number;
  readonly height: number;
}

const DAY = 86_400_000;
/** Ranks so near the lead are seen from rank 1 on. */
const NEAR_LEAD = 10;
/** A rank that hardly moves is not drawn as if it did. */
const LEAST_RANGE = 4;
/** A day ends some minutes after midnight: until then today follows the day before yesterday. */
const TOUCHING = 2 * DAY;

/**
 * Draws the ranks of the days that are over, and today's where the person is on the board. The best
 * rank is on top. Undefined where there are not two days to compare.
 */
export function rankLine(
  { days, me }: Pick<RankHistory, 'days' | 'me'>,
  { now, width, height }: Drawing,
): RankLine | undefined {
  const closed = days.at(-1);
  const today = closed ? laterDay(dayOf(new Date(now)), closed.day) : '';
  const standings: Standing[] = me ? [...days, { day: today, rank: me.rank }] : [...days];
  const [first] = standings;
  const last = standings.at(-1);
  if (!first || !last || standings.length < 2) return undefined;
  const best = standings.reduce((a, b) => (b.rank < a.rank ? b : a));
  const worst = Math.max(...standings.map(({ rank }) => rank));
  const top = best.rank <= NEAR_LEAD ? 1 : best.rank;
  const bottom = Math.max(worst, top + LEAST_RANGE);
  const start = Date.parse(first.day);
  const length = Date.parse(last.day) - start;
  const points = standings.map(({ day, rank }, place) => {
    const at = Date.parse(day);
    const before = standings[place - 1];
    const gap = before ? at - Date.parse(before.day) : Number.POSITIVE_INFINITY;
    return {
      x: round(((at - start) / length) * width),
      y: round(((rank - top) / (bottom - top)) * height),
      follows: gap <= (me && place === standings.length - 1 ? TOUCHING : DAY),
    };
  });
  const alone = points.filter(
    ({ follows }, place) =>
      place === points.length - 1 || (!follows && !points[place + 1]?.follows),
  );
  const week = dayOf(new Date(Date.parse(last.day) - 7 * DAY));
  const then = standings.find(({ day }) => day === week);
  return {
    line: points.map(({ x, y, follows }) => `${follows ? 'L' : 'M'}${x} ${y}`).join(''),
    dots: alone.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    ...{ top, bottom, first, last, best },
    gained: then && then.rank - last.rank,
  };
}

/** The reader's clock may be behind: today comes after the days that are over. */
function laterDay(today: string, closed: string): string {
  return today > closed ? today : dayOf(new Date(Date.parse(closed) + DAY));
}

const round = (value: number) => Math.round(value * 100) / 100;
