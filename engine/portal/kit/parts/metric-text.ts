import type { Campaign } from './use-campaign.ts';

type Metric = Campaign['metrics'][number];

/**
 * How a metric is called, as the campaign says it; otherwise by its bare name. Its figures stand
 * behind the name: no language has to count a unit then.
 */
export function metricLabel({ metrics }: Pick<Campaign, 'metrics'>, name: string): string {
  const metric: Metric | undefined = metrics.find((one) => one.name === name);
  return metric?.label ?? name.replaceAll('_', ' ');
}
