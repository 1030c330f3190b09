import { readToday } from '#contract/today/endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';
import { REFRESH_EVERY } from '../../kit/parts/refresh-every.ts';

/** What a member's start is made of. Quests open and end by themselves: it is read again regularly. */
export function useToday() {
  const { uuid } = useProgram();
  return useEndpoint(readToday, { query: { uuid } }, { refetchInterval: REFRESH_EVERY });
}

export type TodayQuery = ReturnType<typeof useToday>;
