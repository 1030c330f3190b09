import type { z } from 'zod';
import type { metricEvent } from '#contract/shapes/metric-events.ts';
import type { metricEvents } from '../../store/tables/quests.ts';
import type { Outcome } from './apply-events.ts';

/** A reported event as its creator sees it. */
export function presentEvent(event: typeof metricEvents.$inferSelect): z.infer<typeof metricEvent> {
  return {
    id: event.id,
    metric: event.metric,
    value: event.value,
    platform: event.platform,
    occurred_at: event.occurred_at.toISOString(),
    received_at: event.received_at.toISOString(),
    counted: event.counted,
    outcomes: [...(event.outcomes as readonly Outcome[])],
  };
}
