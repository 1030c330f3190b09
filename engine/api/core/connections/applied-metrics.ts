import type { CampaignMetric } from '#contract/programs/campaign.ts';
import { eq } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { programs } from '../../store/tables/programs.ts';

/** The metrics of the campaign that was applied: that one holds, whatever the folder says by now. */
export async function readAppliedMetrics(
  { database }: Store,
  program_uuid: string,
): Promise<readonly CampaignMetric[]> {
  const [applied] = await database
    .select({ metrics: programs.metrics })
    .from(programs)
    .where(eq(programs.uuid, program_uuid));
  return applied?.metrics ?? [];
}
