import { readCampaign } from '#contract/programs/endpoints.ts';
import type { View } from '#contract/programs/view.ts';
import { queryClient } from '../shell/query-client.ts';
import { awaitCampaign } from './campaign-wait.ts';
import { sessionClient } from './portal-session.ts';

/**
 * Finds out whether the session holds, and exchanges its token where it does not, by reading the
 * campaign; where somebody reads it already, that call serves as well.
 * @throws ApiCallError
 */
export async function checkSession(view: View, uuid: string): Promise<void> {
  if (await awaitCampaign(queryClient, uuid)) return;
  await sessionClient(view).call(readCampaign, { query: { uuid } });
}
