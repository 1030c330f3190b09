import { POINT_SOURCES, type PointSource } from '#contract/vocabulary/state-words.ts';
import type { Filters } from '../../core/console/use-filters.ts';

/** What the list of points can be narrowed to, as its address names it; `from` and `to` are days. */
export const POINT_FILTERS = ['source', 'from', 'to'] as const;
export type PointFilters = Filters<(typeof POINT_FILTERS)[number]>;

/** The filters as the list's call takes them. */
export interface PointQuery {
  readonly source_kind?: PointSource;
  /** RFC 3339. */
  readonly from?: string;
  readonly to?: string;
}

const DAY = 86_400_000;

/**
 * What an address asks of the list: days are those of UTC, as the weeks of the overview, and the
 * last one belongs to it. What the list would not take is left out.
 */
export function pointQuery({ source, from, to }: PointFilters): PointQuery {
  const known = POINT_SOURCES.find((one) => one === source);
  const begin = dayAfter(from, 0);
  const end = dayAfter(to, 1);
  return {
    ...(known ? { source_kind: known } : {}),
    ...(begin ? { from: begin } : {}),
    ...(end ? { to: end } : {}),
  };
}

/** When the day begins that is `later` days after another one; undefined for what is no day. */
function dayAfter(day: string | undefined, later: number): string | undefined {
  if (!/^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(day ?? '')) return undefined;
  const begin = Date.parse(`${day}T00:00:00Z`) + later * DAY;
  return Number.isNaN(begin) || begin >= Date.UTC(10_000, 0)
    ? undefined
    : new Date(begin).toISOString();
}
