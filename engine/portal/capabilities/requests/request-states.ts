import type { ActivationRequest } from '#contract/shapes/activation-request.ts';
import type { ReviewState } from '#contract/vocabulary/review-words.ts';
import { isDecided } from '#domain/reviews/review-state.ts';

/** States in which a request belongs to the history. */
export const HISTORY_STATES = [
  'accepted',
  'rejected',
  'withdrawn',
] as const satisfies ReviewState[];

/** Requests on which somebody still has to do something, and those that are over. */
export function splitRequests<Request extends Pick<ActivationRequest, 'state'>>(
  requests: readonly Request[],
): { readonly open: readonly Request[]; readonly over: readonly Request[] } {
  return {
    open: requests.filter(({ state }) => !isDecided(state)),
    over: requests.filter(({ state }) => isDecided(state)),
  };
}
