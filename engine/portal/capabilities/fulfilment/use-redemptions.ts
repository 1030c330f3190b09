import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { listOperatorRedemptions } from '#contract/rewards/operator-endpoints.ts';
import { REDEMPTION_STATES } from '#contract/vocabulary/state-words.ts';
import { useConsole } from '../../core/console/use-console.ts';
import type { Filters } from '../../core/console/use-filters.ts';
import { usePages } from '../../kit/parts/use-pages.ts';

export type Redeemed = ResponseOf<typeof listOperatorRedemptions>['items'][number];

/** What the list can be narrowed to, as its address names it. */
export const REDEMPTION_FILTERS = ['state', 'search'] as const;
export type RedemptionFilters = Filters<(typeof REDEMPTION_FILTERS)[number]>;

/** How many come at once. */
const PAGE = 50;

/** The filters as the list's call takes them; what it would not take is left out. */
export function redemptionQuery({ state, search }: RedemptionFilters) {
  const known = REDEMPTION_STATES.find((one) => one === state);
  return {
    ...(known ? { state: known } : {}),
    ...(search ? { search: search.slice(0, 100) } : {}),
  };
}

export function useRedemptions(filters: RedemptionFilters) {
  const { program } = useConsole();
  return usePages(listOperatorRedemptions, {
    query: { uuid: program.uuid, limit: PAGE, ...redemptionQuery(filters) },
  });
}
