import type { CountedActivity } from '#contract/shapes/counted-activity.ts';
import { leftUncounted } from '#domain/connectors/appealed-amounts.ts';
import type { countedActivities } from '../../store/tables/observations.ts';

/** What was read of a linked account, and how much of it counted: by the rules, and by appeals. */
export function presentActivity(row: typeof countedActivities.$inferSelect): CountedActivity {
  const { id, metric, activity, platform, content_type, observed, counted } = row;
  return {
    ...{ id, metric, activity, platform, content_type, observed, counted },
    started_at: row.started_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    uncounted: leftUncounted(row),
  };
}
