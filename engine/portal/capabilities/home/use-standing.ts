import { readSelf } from '#contract/account/endpoints.ts';
import { listAgreements } from '#contract/agreements/endpoints.ts';
import { listAppeals } from '#contract/content/appeal-endpoints.ts';
import { listInfluencerActivations } from '#contract/enrolments/endpoints.ts';
import { listQuests } from '#contract/quests/endpoints.ts';
import { listRequests } from '#contract/requests/endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';

const REGULARLY = { refetchInterval: REFRESH_EVERY };

/** All that a member's start is made of, each part as soon as it is there. */
export function useStanding() {
  const { uuid } = useProgram();
  const query = { uuid };
  return {
    self: useEndpoint(readSelf, {}),
    agreements: useEndpoint(listAgreements, { query }),
    requests: useEndpoint(
      listRequests,
      { query: { ...query, state: 'needs_changes', limit: 20 } },
      REGULARLY,
    ),
    appeals: useEndpoint(
      listAppeals,
      { query: { ...query, state: 'needs_changes', limit: 20 } },
      REGULARLY,
    ),
    enrolments: useEndpoint(
      listInfluencerActivations,
      { query: { ...query, limit: 100 } },
      REGULARLY,
    ),
    quests: useEndpoint(listQuests, { query }, REGULARLY),
  };
}

export type StandingQueries = ReturnType<typeof useStanding>;
