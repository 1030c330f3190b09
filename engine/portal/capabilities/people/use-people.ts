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
  'guest',
] as const;
export type PeopleFilters = Filters<(typeof PEOPLE_FILTERS)[number]>;

/** The enrolment of the guest for whom a person is looked for; undefined without one. */
export function readGuest({ guest = '' }: Pick<PeopleFilters, 'guest'>): number | undefined {
  return /^[1-9]\d{0,14}$/.test(guest) ? Number(guest) : undefined;
}

/** Within how many days somebody was there. */
export const ACTIVE_DAYS = [7, 30] as const;

/** How many people come at once. */
const PAGE = 50;

/** What an address asks of the people; what it says wrongly narrows nothing. */
export function narrowed(filters: PeopleFilters) {
  const { search, member, tag } = filters;
  const step = PROGRAM_STEPS.find((one) => one === filters.step);
  const week = readDay(filters.week);
  const active = ACTIVE_DAYS.find((days) => String(days) === filters.active);
  const status = CREATOR_STATUSES.find((one) => one === filters.status);
  return {
    ...(search ? { search } : {}),
    ...(member === 'yes' || member === 'no' ? { member: member === 'yes' } : {}),
    ...(status ? { status } : {}),
    ...(tag ? { tag } : {}),
    ...(step ? { step, ...(week ? { week } : {}) } : {}),
    ...(active ? { active_days: active } : {}),
  };
}

/** The program's people, narrowed and ordered as the address says. */
export function usePeople(filters: PeopleFilters) {
  const { program } = useConsole();
  const order = CREATOR_ORDERS.find((one) => one === filters.sort);
  return usePages(listCreators, {
    query: {
      ...{ uuid: program.uuid, limit: PAGE },
      ...narrowed(filters),
      ...(order ? { sort: order } : {}),
    },
  });
}

/** A day (`2026-11-16`) as the list takes it; undefined for what is none. */
const readDay = (text = ''): string | undefined =>
  /^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
