import { ACCEPTED_CONTENT } from '#contract/programs/campaign.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import { suggest } from '../../issues/suggest.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';

/** Options of a metric's sources: every measure heeds them. */
const OPTIONS = ['categories', 'viewers', 'minimum_minutes'] as const;

/** Options that nothing would heed, as the metric has no sources. */
export function sourceFindings({ metrics }: Pick<CampaignLists, 'metrics'>): Finding[] {
  return metrics.flatMap((metric, index) =>
    metric.sources
      ? []
      : OPTIONS.filter((option) => metric[option] !== undefined).map((option) =>
          raise('CAMPAIGN_SOURCE_OPTION', { option }, { path: ['metrics', index, option] }),
        ),
  );
}

/** Quests that count what nobody declares: most likely a slip of the pen, and then they never end. */
export function metricFindings({
  quests,
  metrics,
}: Pick<CampaignLists, 'quests' | 'metrics'>): Finding[] {
  const declared = [ACCEPTED_CONTENT, ...metrics.map(({ name }) => name)];
  return quests.flatMap(({ metric: name }, index) =>
    declared.includes(name)
      ? []
      : [
          raise(
            'CAMPAIGN_METRIC_UNDECLARED',
            { name, suggestion: suggest(name, declared) },
            { path: ['quests', index, 'metric'] },
          ),
        ],
  );
}
