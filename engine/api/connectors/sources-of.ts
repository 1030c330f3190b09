import type { CampaignMetric } from '#contract/programs/campaign.ts';
import { partsOfSource, type SourceRule } from '#domain/connectors/metric-source.ts';

export interface MetricSource {
  readonly metric: string;
  readonly rule: SourceRule;
}

/** The metrics of a campaign that connectors report, one rule for each measure that they take. */
export function sourcesOf(metrics: readonly CampaignMetric[]): MetricSource[] {
  return metrics.flatMap((metric) => {
    const parts = (metric.sources ?? []).flatMap((source) => partsOfSource(source) ?? []);
    return [...Map.groupBy(parts, ({ measure }) => measure)].map(([measure, list]) => ({
      metric: metric.name,
      rule: {
        measure,
        platforms: list.map(({ platform }) => platform),
        categories: metric.categories ?? [],
        hashtags: metric.hashtags ?? [],
        languages: metric.languages ?? [],
        content_types: metric.content_types ?? [],
        servers: metric.servers ?? [],
        roles: metric.roles ?? [],
        games: (metric.games ?? []).map(String),
        ...(metric.viewers === undefined ? {} : { viewers: metric.viewers }),
        ...(metric.minimum_minutes === undefined
          ? {}
          : { minimum_minutes: metric.minimum_minutes }),
      },
    }));
  });
}
