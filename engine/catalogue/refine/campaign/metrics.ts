import { ACCEPTED_CONTENT } from '#contract/programs/campaign.ts';
import { type Finding, raise } from '../../issues/raise.ts';
import { suggest } from '../../issues/suggest.ts';
import type { CampaignLists } from '../../resolve/resolve-campaign.ts';

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
