import type { QueryClient } from '@tanstack/react-query';
import { readCampaign } from '#contract/programs/endpoints.ts';

/** Milliseconds between two looks at a campaign that is being loaded (specification, section 9). */
export const CAMPAIGN_WAIT_POLL = 100;

/**
 * Waits for the program's campaign where somebody is loading it already; false where nobody is.
 * Whether it came or failed, the call is over then, and what it found out holds.
 */
export async function awaitCampaign(queries: QueryClient, uuid: string): Promise<boolean> {
  const isLoading = () =>
    queries.isFetching({
      predicate: ({ queryKey: [program, , endpoint] }) =>
        program === uuid && endpoint === readCampaign.id,
    }) > 0;
  if (!isLoading()) return false;
  while (isLoading()) await new Promise((resolve) => setTimeout(resolve, CAMPAIGN_WAIT_POLL));
  return true;
}
