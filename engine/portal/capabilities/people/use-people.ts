import { listCreators } from '#contract/people/endpoints.ts';
import { CREATOR_ORDERS, PROGRAM_STEPS } from '#contract/vocabulary/operator-words.ts';
import { CREATOR_STATUSES } from '#contract/vocabulary/state-words.ts';
import { useConsole } from '../../core/console/use-console.ts';
import type { Filters } from '../../core/console/use-filters.ts';
import { usePages } from '../../kit/parts/use-pages.ts';

/** What the list of people can be narrowed to, as its address names it. */
export const PEOPLE_FILTERS = [
  'search',
  'member',
  'status',
  'tag',
  'step',
  'week',
  'active',
  'sort',
] as const;
export type PeopleFilters = Filters<(typeof PEOPLE_FILTERS)[number]>;

/** Within how many days somebody was there. */
export const ACTIVE_DAYS = [7, 30] as const;

/** How many people come at once. */
const PAGE = 50;

/** The program's people, narrowed to what the address says; what it says wrongly narrows nothing. */
export function usePeople(filters: PeopleFilters) {
  const { program } = useConsole();
  const { search, member, status, tag, sort } = filters;
  const step = PROGRAM_STEPS.find((one) => one === filters.step);
  const week = readDay(filters.week);
  const active = ACTIVE_DAYS.find((days) => String(days) === filters.active);
  const state = CREATOR_STATUSES.find((one) => one === status);
  const order = CREATOR_ORDERS.find((one) => one === sort);
  return usePages(listCreators, {
    query: {
      uuid: program.uuid,
      limit: PAGE,
      ...(search ? { search } : {}),
      ...(member === 'yes' || member === 'no' ? { member: member === 'yes' } : {}),
      ...(state ? { status: state } : {}),
      ...(tag ? { tag } : {}),
      ...(step ? { step, ...(week ? { week } : {}) } : {}),
      ...(active ? { active_days: active } : {}),
      ...(order ? { sort: order } : {}),
    },
  });
}

/** A day (`2026-11-16`) as the list takes it; undefined for what is none. */
const readDay = (text = ''): string | undefined =>
  /^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
