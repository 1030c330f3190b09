import type { Campaign } from './use-campaign.ts';

type Metric = Campaign['metrics'][number];

/** How a metric is called and counted, as the campaign says it; otherwise by its bare name. */
export function metricOf(
  { metrics }: Pick<Campaign, 'metrics'>,
  name: string,
): { readonly label: string; readonly unit: string } {
  const metric: Metric | undefined = metrics.find((one) => one.name === name);
  const label = metric?.label ?? name.replaceAll('_', ' ');
  return { label, unit: metric?.unit ?? '' };
}
