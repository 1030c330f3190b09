import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { readCampaign } from '#contract/programs/endpoints.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useProgram } from '../../base/view/use-view.ts';

export type Campaign = ResponseOf<typeof readCampaign>;

/** The program's campaign, and how the person stands to it. */
export function useCampaign(): UseQueryResult<Campaign, ApiCallError> {
  const { uuid } = useProgram();
  return useEndpoint(readCampaign, { query: { uuid } });
}

/** Whether the program has accepted the person. */
export const isMember = ({ creator_relationship }: Campaign): boolean =>
  creator_relationship?.state === 'member';
