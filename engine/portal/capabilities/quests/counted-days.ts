import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listMetricEvents } from '#contract/quests/endpoints.ts';

export type MetricEvent = ResponseOf<typeof listMetricEvents>['items'][number];

/** What one metric brought one quest on a day. */
export interface Tally {
  readonly quest_id: number;
  readonly metric: string;
  readonly value: number;
}

/** What happened on one day: what counted for no quest, and the rest with what it came to. */
export interface CountedDay {
  readonly day: string;
  readonly refused: readonly MetricEvent[];
  readonly counted: readonly MetricEvent[];
  readonly tallies: readonly Tally[];
}

/**
 * Events by the day on which they happened, the latest day first.
 * @param dayOf the reader's day of a moment
 */
export function countedDays(
  events: readonly MetricEvent[],
  dayOf: (moment: string) => string,
): CountedDay[] {
  const latestFirst = [...events].sort(
    (a, b) => Date.parse(b.occurred_at) - Date.parse(a.occurred_at),
  );
  return [...Map.groupBy(latestFirst, ({ occurred_at }) => dayOf(occurred_at))].map(
    ([day, group]) => {
      const counted = group.filter((event) => event.counted);
      const refused = group.filter((event) => !event.counted);
      return { day, refused, counted, tallies: talliesOf(counted) };
    },
  );
}

function talliesOf(counted: readonly MetricEvent[]): Tally[] {
  const parts = counted.flatMap(({ metric, value, outcomes }) =>
    outcomes.flatMap(({ quest_id, counted: counts }) =>
      counts && quest_id !== null ? [{ quest_id, metric, value }] : [],
    ),
  );
  const byQuest = Map.groupBy(parts, ({ quest_id, metric }) => `${quest_id} ${metric}`);
  return [...byQuest.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, value: group.reduce((sum, { value }) => sum + value, 0) }] : [];
  });
}
