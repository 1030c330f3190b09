import { campaignPlatforms } from '#domain/connectors/campaign-platforms.ts';
import { and, eq, isNotNull, isNull } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { rewards } from '../../store/tables/ledger.ts';
import { readAppliedMetrics } from './applied-metrics.ts';

/** The platforms that the campaign which was applied counts on. */
export async function readNeededPlatforms(store: Store, program_uuid: string): Promise<string[]> {
  const metrics = await readAppliedMetrics(store, program_uuid);
  const roles = await store.database
    .select({ discord_role: rewards.discord_role })
    .from(rewards)
    .where(
      and(
        eq(rewards.program_uuid, program_uuid),
        isNull(rewards.retired_at),
        isNotNull(rewards.discord_role),
      ),
    )
    .limit(1);
  return campaignPlatforms({ metrics, rewards: roles });
}
